import { expect, it } from 'vitest'
import { jobSlots } from './job-slots.ts'

it('at most two jobs run at once, all get their turn in order, and a failing one frees its slot', async () => {
  const inSlot = jobSlots(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const jobs = [0, 1, 2, 3, 4, 5].map((number) =>
    inSlot(async () => {
      started.push(number)
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      if (number === 1) throw new Error('failed')
      return number
    }),
  )
  const outcomes = await Promise.allSettled(jobs)
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true, true])
  expect(started).toEqual([0, 1, 2, 3, 4, 5])
  expect(most).toBe(2)
})
