import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startWriting } from './steady-writing.ts'

test('a refused write is not counted as written: it fails the measurement', async () => {
  const writing = startWriting(1_000, async (turn) => {
    if (turn === 3) throw new Error('answers 422')
  })
  await delay(50)
  await expect(writing.stop()).rejects.toThrow('answers 422')
})

test('each write has its own number', async () => {
  const turns: number[] = []
  const writing = startWriting(1_000, async (turn) => turns.push(turn))
  await expect.poll(() => turns.length).toBeGreaterThan(20)
  expect(await writing.stop()).toBeGreaterThan(0)
  expect(turns).toEqual(turns.map((_, index) => index))
})
