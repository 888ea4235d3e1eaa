import { metresBetween } from '@andariego/contract/distance'
import { assert, double, property } from 'fast-check'
import { expect, test } from 'vitest'
import { boxAround, cellsAt, cellsOver, WORLD } from './cells.ts'

const latitude = double({ min: -90, max: 90, noNaN: true })
const longitude = double({ min: -180, max: 180, noNaN: true })
const between = (value: number, low: number, high: number) => low + (high - low) * value
const share = double({ min: 0, max: 1, noNaN: true })

const shared = (one: string[], other: string[]) => one.filter((cell) => other.includes(cell))

test('a place in a box is in one of the few cells over the box, also across the antimeridian', () => {
  assert(
    property(longitude, longitude, latitude, latitude, share, share, (west, east, a, b, across, up) => {
      const box = { west, east, south: Math.min(a, b), north: Math.max(a, b) }
      const eastward = between(across, west, east < west ? east + 360 : east)
      const place = {
        latitude: between(up, box.south, box.north),
        longitude: eastward > 180 ? eastward - 360 : eastward,
      }
      const cells = cellsOver(box)
      expect(cells.length).toBeLessThanOrEqual(9)
      expect(shared(cells, cellsAt(place))).not.toEqual([])
    }),
  )
})

test('a place far from a small box shares no cell with it', () => {
  const lima = cellsOver({ west: -77.1, south: -12.1, east: -77, north: -12 })
  expect(shared(lima, cellsAt({ latitude: -12.05, longitude: -77.05 }))).not.toEqual([])
  expect(shared(lima, cellsAt({ latitude: -13.5, longitude: -72 }))).toEqual([])
  expect(shared(lima, cellsAt({ latitude: 40.4, longitude: -3.7 }))).toEqual([])
})

test('every place is in the cell that is the world', () => {
  expect(cellsAt({ latitude: 90, longitude: 180 })).toContain(WORLD)
})

test('everything within a distance is in the box around it', () => {
  assert(
    property(latitude, longitude, latitude, longitude, (a, b, c, d) => {
      const [centre, other] = [
        { latitude: a, longitude: b },
        { latitude: c, longitude: d },
      ]
      const cells = cellsOver(boxAround(centre, metresBetween(centre, other) + 1))
      expect(shared(cells, cellsAt(other))).not.toEqual([])
    }),
  )
})
