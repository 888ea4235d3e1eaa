import { randomUUID } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, keep, type Learning, recalled } from './learned.ts'

/** A learning of its own for each test: what was recalled once stays in memory. */
const counting = (): { learning: Learning<{ lengths: Uint32Array }>; learned: () => number } => {
  let learned = 0
  const name = `test-${randomUUID()}`
  onTestFinished(() => rmSync(addressOf(name), { force: true }))
  const learn = () => {
    learned += 1
    return { lengths: Uint32Array.of(3, 1, 4) }
  }
  return { learning: { name, files: ['apodos'], learn }, learned: () => learned }
}

test('what the build learned is read back, and not learned again', () => {
  const { learning, learned } = counting()
  keep(learning)
  expect(learned()).toBe(1)
  expect(recalled(learning)).toEqual({ lengths: Uint32Array.of(3, 1, 4) })
  recalled(learning)
  expect(learned()).toBe(1)
})

test('without it, a process learns once', () => {
  const { learning, learned } = counting()
  expect(existsSync(addressOf(learning.name))).toBe(false)
  recalled(learning)
  recalled(learning)
  expect(learned()).toBe(1)
})

test('what was learned from other files is not read', () => {
  const { learning, learned } = counting()
  keep({ ...learning, files: ['tipos'] })
  recalled(learning)
  expect(learned()).toBe(2)
})

test('a file that was cut short is not read', () => {
  const { learning, learned } = counting()
  writeFileSync(addressOf(learning.name), Buffer.from([0xff, 0x0f, 0x6f]))
  expect(recalled(learning)).toEqual({ lengths: Uint32Array.of(3, 1, 4) })
  expect(learned()).toBe(1)
})
