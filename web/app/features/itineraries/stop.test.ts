import { describe, expect, test } from 'vitest'
import { daysWithStops } from './stop.ts'
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
