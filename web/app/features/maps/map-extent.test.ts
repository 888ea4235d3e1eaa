import { expect, test } from 'vitest'
import { boundsAround, extentOf } from './map-extent.ts'

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
