import { expect, test } from 'vitest'
import { readClockTime } from './clock-time.ts'

test.each([
  ['9:30', '09:30'],
  [' 09.30 ', '09:30'],
  ['930', '09:30'],
  ['22', '22:00'],
  ['22 h', '22:00'],
  ['9h30', '09:30'],
  ['23:59', '23:59'],
])('reads %s as %s', (typed, time) => {
  expect(readClockTime(typed)).toBe(time)
})

test.each(['', '24:00', '9:60', 'mañana', '10:00 PM', '12345'])('takes %j for no time of day', (typed) => {
  expect(readClockTime(typed)).toBeNull()
})
