import { estimatedWalk, minutesInWords, walkInWords } from '@andariego/contract/walking'
import { expect, test } from 'vitest'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [120, '2 h'],
  [90, '1 h 30 min'],
])('%i minutes are told as %s', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words)
})

test.each([
  [{ minutes: 12, estimated: false }, '12 min a pie'],
  [{ minutes: 65, estimated: true }, '≈ 1 h 5 min a pie'],
  [{ minutes: 0, estimated: false }, '1 min a pie'],
])('a walk of %o is told as %s', (walk, words) => {
  expect(walkInWords(walk)).toBe(words)
})

test('an estimated walk is longer than the straight line, and its time fits', () => {
  const obelisco = { latitude: -34.6037, longitude: -58.3816 }
  const { metres, minutes } = estimatedWalk(obelisco, { latitude: -34.6083, longitude: -58.3712 })
  expect([metres, minutes]).toEqual([1405, 17])
  expect(estimatedWalk(obelisco, obelisco)).toEqual({ metres: 0, minutes: 0 })
})
