import { expect, test } from 'vitest'
import { grownBox } from './clusters-query.ts'

const extent = { west: -58.51, south: -34.71, east: -58.31, north: -34.51, zoom: 12.4, byHand: true }

test('a small move asks for the same box', () => {
  expect(grownBox({ ...extent, west: -58.509, east: -58.309 })).toEqual(grownBox(extent))
})

test('the box covers all that is shown', () => {
  const { west, south, east, north, zoom } = grownBox(extent)
  expect(west <= extent.west && south <= extent.south).toBe(true)
  expect(east >= extent.east && north >= extent.north).toBe(true)
  expect(zoom).toBe(12)
})

test('it never leaves the world', () => {
  const world = { west: -180, south: -89, east: 180, north: 89, zoom: 0.3, byHand: false }
  expect(grownBox(world)).toEqual({ west: -180, south: -90, east: 180, north: 90, zoom: 0 })
})
