import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAddressBudget } from './address-budget.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an address uses so much at once, and waits for what is beyond it, one use after the other', () => {
  const budget = createAddressBudget({ perSecond: 10, atOnce: 5 })
  const waits = () => Array.from({ length: 5 }, () => Math.round(budget.spend('greedy', 1)))
  expect(waits()).toEqual([0, 0, 0, 0, 0])
  expect(waits()).toEqual([100, 200, 300, 400, 500])
  expect(Math.round(budget.waitOf('greedy'))).toBe(500)
  expect(budget.spend('ana', 1)).toBe(0)
  vi.advanceTimersByTime(500)
  expect(Math.round(budget.waitOf('greedy'))).toBe(0)
  expect(Math.round(budget.spend('greedy', 3))).toBe(300)
})

test('an address that was quiet for long has no more than one that is new', () => {
  const budget = createAddressBudget({ perSecond: 10, atOnce: 5 })
  budget.spend('ana', 1)
  vi.advanceTimersByTime(60_000)
  expect(budget.spend('ana', 5)).toBe(0)
  expect(Math.round(budget.spend('ana', 1))).toBe(100)
})
