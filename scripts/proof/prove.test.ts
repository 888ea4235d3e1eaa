import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lineOf } from './prove.ts'

const row = { claim: 'Nothing breaks', files: ['server/one.test.ts', 'server/src/other'] }
const result = (file: string, passed: number, failed = 0) => ({
  file: resolve(file),
  passed,
  failed,
  seconds: 2,
})
const both = [result('server/one.test.ts', 2), result('server/src/other/a.test.ts', 3)]
const planned = both.map(({ file }) => file)
const outcomeOf = (given: Partial<Parameters<typeof lineOf>[1]>) => {
  const { line, holds } = lineOf(row, { planned, modules: both, figures: [], ...given })
  return [line.split(' | ')[1], holds]
}

test('a claim holds when all of its files have finished and no test fails', () => {
  expect(outcomeOf({})).toEqual(['holds', true])
  const failing = [...both, result('server/src/other/b.test.ts', 1, 1)]
  expect(outcomeOf({ modules: failing })).toEqual(['**1 of 7 fail**', false])
})

test('a claim does not hold when one of its files was not run, or did not finish in time', () => {
  const modules = both.slice(0, 1)
  expect(outcomeOf({ modules })).toEqual(['not run', false])
  const cut = { modules, cutAfter: '20 minutes' }
  expect(outcomeOf(cut)).toEqual(['**not finished after 20 minutes**', false])
  expect(outcomeOf({ ...cut, modules: both })).toEqual(['holds', true])
})

test('a claim without a test that ran does not hold', () => {
  const skipped = [result('server/one.test.ts', 0), result('server/src/other/a.test.ts', 0)]
  expect(outcomeOf({ modules: skipped })).toEqual(['not run', false])
})

test('a target that was missed within the tolerance of its test is told', () => {
  const told = { figures: 'p95 24 ms', missed: '20 ms missed at 24 ms' }
  const figures = [
    { file: resolve('server/one.test.ts'), ...told },
    { file: resolve('server/three.test.ts'), figures: 'x', missed: 'of another row' },
  ]
  expect(outcomeOf({ figures })).toEqual(['**within the test’s tolerance, but 20 ms missed at 24 ms**', true])
  const failing = [...both, result('server/src/other/b.test.ts', 1, 1)]
  expect(outcomeOf({ figures, modules: failing })).toEqual(['**1 of 7 fail**', false])
})

test('the line tells the figures of its own files', () => {
  const figures = [
    { file: resolve('server/one.test.ts'), figures: '7 of 7' },
    { file: resolve('server/three.test.ts'), figures: 'none of its own' },
  ]
  expect(lineOf(row, { planned, modules: both, figures }).line).toBe(
    '| Nothing breaks | holds | 5 tests, 4 s; 7 of 7 | `server/one.test.ts`, `server/src/other` |',
  )
})
