import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns, NoTurn } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const turnsOf = () =>
  createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 5, waitingOfOne: 3, patienceMs: 1_000 })

test('only so many run at once, fewer of one name, and the names take turns', async () => {
  const turns = turnsOf()
  const begun: string[] = []
  const leaves: (() => void)[] = []
  const ask = (name: string) =>
    turns.enter(name).then((leave) => {
      begun.push(name)
      leaves.push(leave)
    })
  const all = ['greedy', 'greedy', 'greedy', 'ana', 'luz'].map(ask)
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['greedy', 'ana'])
  expect(turns.isBusy()).toBe(true)
  while (leaves.length > 0) {
    leaves.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  await Promise.all(all)
  expect(begun).toEqual(['greedy', 'ana', 'greedy', 'luz', 'greedy'])
  expect(turns.isBusy()).toBe(false)
})

test('a task that waits too long, or finds too many waiting, is rejected', async () => {
  const turns = turnsOf()
  const leave = await turns.enter('greedy')
  const waiting = [1, 2, 3].map(() => turns.enter('greedy').then(String, (error: Error) => error))
  await expect(turns.enter('greedy')).rejects.toThrow(NoTurn)
  await vi.advanceTimersByTimeAsync(1_000)
  for (const outcome of await Promise.all(waiting)) expect(outcome).toBeInstanceOf(NoTurn)
  leave()
  ;(await turns.enter('greedy'))()
})
