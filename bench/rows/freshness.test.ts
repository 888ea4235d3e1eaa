import { expect, test } from 'vitest'
import { lastWithout } from './freshness.ts'

test('a page is fresh only when no process serves the one of before any more', async () => {
  // Two processes in turn: one has the change at once, the other one after ten of its answers.
  let asked = 0
  const look = async () => {
    asked += 1
    return asked % 2 === 1 || asked > 20
  }
  expect(await lastWithout(look)).toBeGreaterThan(0)
  expect(asked).toBe(26)
})

test('what nobody served is no time', async () => {
  expect(await lastWithout(async () => true)).toBe(0)
})
