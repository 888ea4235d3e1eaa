import { walkInWords } from '@andariego/contract/maps-rules'
import { estimatedWalk } from '@andariego/contract/walk-estimate'
import { expect, test } from 'vitest'

test.each([
  [{ minutes: 12, estimated: false }, 'a 12 min a pie'],
  [{ minutes: 12, estimated: true }, 'a ≈ 12 min a pie'],
  [{ minutes: 0, estimated: false }, 'a 1 min a pie'],
  [{ minutes: 60, estimated: false }, 'a 1 h a pie'],
  [{ minutes: 65, estimated: true }, 'a ≈ 1 h 5 min a pie'],
])('a walk of %o is told as %s', (walk, words) => {
  expect(walkInWords(walk)).toBe(words)
})

test('a walk by distance is longer than the way birds take, and takes its time', () => {
  const obelisco = { latitude: -34.6037, longitude: -58.3816 }
  const { metres, minutes } = estimatedWalk(obelisco, { latitude: -34.6083, longitude: -58.3712 })
  expect([metres, minutes]).toEqual([1405, 17])
  expect(estimatedWalk(obelisco, obelisco)).toEqual({ metres: 0, minutes: 0 })
})
