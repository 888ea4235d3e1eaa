import { describe, expect, test } from 'vitest'
import { dayColor } from './day-color.ts'
import { markersOf, routesOf, walkedLegs } from './route-map-data.ts'
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
  test('follows the streets where a way is known, and goes straight elsewhere', () => {
    const trip = daysWithStops(stops('1 a', '1 b', '1 c', '1 d'))
    const bend = { latitude: 0.5, longitude: 0.5 }
    const routes = routesOf(trip, 'light', ({ from }) => (from.id === 'b' ? [bend] : null))
    expect(routes.map(({ id, isWalked, points }) => [id, isWalked, points.length])).toEqual([
      ['2026-11-01', false, 2],
      ['2026-11-01 2', true, 3],
      ['2026-11-01 3', false, 2],
    ])
    expect(routes[1]?.points[1]).toEqual(bend)
  })
  test('asks for no way on foot where somebody rides', () => {
    const legs = walkedLegs(days, new Set(['a'])).map(({ from, to }) => [from.id, to.id])
    expect(legs).toEqual([['b', 'c']])
  })
  test('draws nothing for a single stop', () => {
    expect(routesOf(daysWithStops(stops('1 a')), 'light')).toEqual([])
  })
})
