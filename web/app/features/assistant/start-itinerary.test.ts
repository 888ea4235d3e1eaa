import { expect, test } from 'vitest'
import { dayAfter } from './start-itinerary.ts'

test('the days of a plan are calendar days, over the ends of months and of years', () => {
  const evening = new Date(2026, 11, 30, 23, 59)
  expect([1, 2, 3].map((day) => dayAfter(evening, day))).toEqual(['2026-12-31', '2027-01-01', '2027-01-02'])
})
