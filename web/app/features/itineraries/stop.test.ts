import { describe, expect, test } from 'vitest'
import { daysWithStops, shownDays } from './stop.ts'
import { stop } from './testing/stops.ts'

describe('the days of an itinerary', () => {
  test('are its distinct dates, numbered from the earliest on, each with its stops in their order', () => {
    const stops = [stop('b', '2026-12-02'), stop('a', '2026-11-30'), stop('c', '2026-12-02')]
    const days = daysWithStops(stops).map(({ number, date, stops: ofDay }) => [
      number,
      date,
      ofDay.map(({ place }) => place.id).join(),
    ])
    expect(days).toEqual([
      [1, '2026-11-30', 'a'],
      [2, '2026-12-02', 'b,c'],
    ])
  })
  test('begin where the day before ended', () => {
    const days = daysWithStops([stop('a', '2026-11-20'), stop('b', '2026-11-20'), stop('c', '2026-11-22')])
    expect(days.map(({ from }) => from?.id ?? null)).toEqual([null, 'b'])
  })
  test('are none without stops', () => {
    expect(daysWithStops([])).toEqual([])
  })
})

describe('the days that a screen shows', () => {
  const numbered = daysWithStops([stop('a', '2027-12-31'), stop('b', '2028-03-01')])
  test('include those that only have a title or a note, without a number and in their order', () => {
    const days = shownDays(numbered, ['2028-03-01', '2028-02-29', '2027-12-30'])
    expect(days.map(({ date, number, stops }) => [date, number, stops.length])).toEqual([
      ['2027-12-30', null, 0],
      ['2027-12-31', 1, 1],
      ['2028-02-29', null, 0],
      ['2028-03-01', 2, 1],
    ])
  })
  test('leave the days with stops as they are', () => {
    expect(shownDays(numbered, ['2027-12-31'])).toEqual(numbered)
  })
})
