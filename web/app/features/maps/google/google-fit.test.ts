import { expect, test } from 'vitest'
import { zoomToFit } from './google-fit.ts'

const WORLD = { west: -180, south: -90, east: 180, north: 90 }

test('the whole world fits its 256 pixels at zoom 0, and twice as many one closer', () => {
  expect(zoomToFit(WORLD, 256, 256)).toBeCloseTo(0, 4)
  expect(zoomToFit(WORLD, 512, 512)).toBeCloseTo(1, 4)
})

test('the narrower side decides', () => {
  expect(zoomToFit(WORLD, 4096, 256)).toBeCloseTo(0, 4)
})

test('a box across the antimeridian is as wide as it looks', () => {
  const across = { west: 179, south: -1, east: -179, north: 1 }
  const elsewhere = { west: -1, south: -1, east: 1, north: 1 }
  expect(zoomToFit(across, 600, 4000)).toBeCloseTo(zoomToFit(elsewhere, 600, 4000), 6)
})

test('a single spot fits at any zoom', () => {
  expect(zoomToFit({ west: 5, south: 5, east: 5, north: 5 }, 600, 400)).toBe(Number.POSITIVE_INFINITY)
})
