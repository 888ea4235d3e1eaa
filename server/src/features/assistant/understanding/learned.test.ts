import { existsSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addressOf, keep, type Learning, recalled } from './learned.ts'

/** A learning of its own for each test: what was recalled once stays in memory. */
const counting = (name: string): { learning: Learning<{ lengths: Uint32Array }>; learned: () => number } => {
  let learned = 0
  const learn = () => {
    learned += 1
    return { lengths: Uint32Array.of(3, 1, 4) }
  }
  return { learning: { name, files: ['apodos'], learn }, learned: () => learned }
}

test('what the build learned is read back, and not learned again', () => {
  const { learning, learned } = counting('test-kept')
  keep(learning)
  expect(learned()).toBe(1)
  expect(recalled(learning)).toEqual({ lengths: Uint32Array.of(3, 1, 4) })
  recalled(learning)
  expect(learned()).toBe(1)
  rmSync(addressOf(learning.name))
})

test('without it, a process learns once', () => {
  const { learning, learned } = counting('test-missing')
  expect(existsSync(addressOf(learning.name))).toBe(false)
  recalled(learning)
  recalled(learning)
  expect(learned()).toBe(1)
})

test('what was learned from other files is not read', () => {
  const { learning, learned } = counting('test-changed')
  keep({ ...learning, files: ['tipos'] })
  recalled(learning)
  expect(learned()).toBe(2)
  rmSync(addressOf(learning.name))
})
