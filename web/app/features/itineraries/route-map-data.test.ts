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
  test('draws the way of each day that has one', () => {
    expect(routesOf(days, 'dark')).toEqual([
      expect.objectContaining({ id: '2026-11-01', color: dayColor(1, 'dark'), points: expect.any(Array) }),
    ])
    expect(routesOf(days, 'dark')[0]?.points).toHaveLength(2)
  })
})
