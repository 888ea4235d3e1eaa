import { expect, test } from 'vitest'
import { endOfPart, historyParts } from './history-parts.ts'

test.each([
  [0, 0, [0]],
  [1, 0, [0]],
  [500, 0, [0]],
  // Two changes alone would be a short history.
  [502, 0, [500, 0]],
  [700, 0, [500]],
  [700, 1, [500, 0]],
  [700, Number.POSITIVE_INFINITY, [500, 0]],
  [1400, 1, [1000, 500]],
])('of %i changes, with %i older parts asked for, it shows those after %j', (last, older, parts) => {
  expect(historyParts(last, older)).toEqual(parts)
})

test('a part ends where the next one begins, or with the log', () => {
  expect([endOfPart(0, 1200), endOfPart(500, 1200), endOfPart(1000, 1200)]).toEqual([500, 1000, 1200])
})
