import { expect, test } from 'vitest'
import { allows } from './allows.ts'

test.each([
  [{ may: ['report', 'edit'] }, true],
  [{ may: ['edit'] }, false],
  [{ may: [] }, false],
  // As an earlier release kept it, before there was such a decision.
  [{}, false],
])('who is told %o may report: %s', (thing, isAllowed) => {
  expect(allows<string>(thing, 'report')).toBe(isAllowed)
})
