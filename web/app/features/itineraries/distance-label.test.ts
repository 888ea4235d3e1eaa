import { describe, expect, test } from 'vitest'
import { distanceLabel, legLabel, wayLength } from './distance-label.ts'
import { stop } from './testing/stops.ts'

describe('a distance', () => {
  test.each([
    [0, '0 m'],
    [0.0449, '40 m'],
    [0.851, '850 m'],
    [0.999, '1 km'],
    [4.32, '4,3 km'],
    [12.6, '13 km'],
    [1250.4, '1250 km'],
    [12_504, '12.504 km'],
  ])('%f km is written %s', (kilometres, text) => {
    expect(distanceLabel(kilometres).replace(/\s/g, ' ')).toBe(text)
  })
  test('is one word where lines break', () => {
    expect([distanceLabel(0.4), distanceLabel(16_875)]).toEqual(['400\u00a0m', '16.875\u00a0km'])
  })
  test('is the straight line between two stops', () => {
    const [south, north] = [stop('a', '2026-11-20', 0), stop('b', '2026-11-20', 1)]
    expect(legLabel(south.place, north.place).replace(/\s/g, ' ')).toBe('111 km')
  })
  test('of a day leads through all of its stops', () => {
    const there = stop('a', '2026-11-20', 0)
    const back = stop('c', '2026-11-20', 0)
    expect(wayLength([there, stop('b', '2026-11-20', 1), back])).toBeCloseTo(222.4, 0)
    expect(wayLength([there])).toBe(0)
    expect(wayLength([])).toBe(0)
  })
})
