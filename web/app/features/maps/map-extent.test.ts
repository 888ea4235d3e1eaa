import { expect, test } from 'vitest'
import { boundsAround, extentOf, narrowestRange } from './map-extent.ts'

test('a map turned past the antimeridian shows a box that crosses it', () => {
  expect(extentOf(170, -20, 190, 10)).toEqual({ west: 170, south: -20, east: -170, north: 10 })
})

test('a map wider than the world shows all of it', () => {
  expect(extentOf(-300, -89, 300, 91)).toEqual({ west: -180, south: -89, east: 180, north: 90 })
})

test('the box around one spot has a size', () => {
  const bounds = boundsAround([{ latitude: -34.6, longitude: -58.4 }])
  expect(bounds?.east).toBeGreaterThan(bounds?.west ?? 0)
})

test('the box around no spot is none', () => {
  expect(boundsAround([])).toBeNull()
})

test.each([
  ['one spot', [-58], [-58, -58]],
  ['spots on one side', [2, -70, 30], [-70, 30]],
  ['spots on both sides of the antimeridian', [174, -149, 178], [174, 211]],
  ['spots all around the world', [-120, 0, 120], [-120, 120]],
])('the narrowest range around %s', (_, longitudes, range) => {
  expect(narrowestRange(longitudes)).toEqual(range)
})

test('the box around spots on both sides of the antimeridian crosses it', () => {
  const spots = [
    { latitude: -36.85, longitude: 174.76 },
    { latitude: -17.53, longitude: -149.57 },
  ]
  expect(boundsAround(spots, 0.1)).toEqual({
    west: expect.closeTo(171.19, 1),
    south: expect.closeTo(-38.78, 1),
    east: expect.closeTo(-146, 1),
    north: expect.closeTo(-15.6, 1),
  })
})
