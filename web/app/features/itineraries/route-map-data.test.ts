import { describe, expect, test } from 'vitest'
import { dayColor } from './day-color.ts'
import { markersOf, routesOf } from './route-map-data.ts'
import { daysWithStops } from './stop.ts'
import { stops } from './testing/stops.ts'

const days = daysWithStops(stops('1 a', '1 b', '2 c'))

describe('the map of an itinerary', () => {
  test('numbers the stops of each day, in its colour', () => {
    expect(markersOf(days, 'light').map(({ symbol, color, label }) => [symbol, color, label])).toEqual([
      ['1', dayColor(1, 'light'), 'Mirador a, Día 1'],
      ['2', dayColor(1, 'light'), 'Mirador b, Día 1'],
      ['1', dayColor(2, 'light'), 'Mirador c, Día 2'],
    ])
  })
  test('draws the way of each day from where the day before ended', () => {
    const routes = routesOf(days, 'dark').map(({ id, color, points }) => [id, color, points.length])
    expect(routes).toEqual([
      ['2026-11-01', dayColor(1, 'dark'), 2],
      ['2026-11-02', dayColor(2, 'dark'), 2],
    ])
  })
  test('draws nothing for a single stop', () => {
    expect(routesOf(daysWithStops(stops('1 a')), 'light')).toEqual([])
  })
})
