import { expect, test } from 'vitest'
import { clipRings } from '../geometry/clip.ts'
import { turn } from '../geometry/rings.ts'
import { xOf, yOf } from '../geometry/world.ts'
import { coastFeatures, seaWithin } from './sea.ts'

const box = { west: xOf(2), north: yOf(42), east: xOf(3), south: yOf(41) }

/** Runs from north to south; the water is on its right, in the west. */
const coastOf = (points: number) =>
  Int32Array.from(
    Array.from({ length: points + 1 }, (_, index) => [
      xOf(2.5 + Math.sin(index / 9) * 0.05 + Math.sin(index * 2.3) * 0.004),
      yOf(42.01 - (index / points) * 1.02),
    ]).flat(),
  )

/** Land is on the left of a coastline: an islet's ring is counterclockwise. */
const isletAt = (east: number, north: number) => {
  const [x, y, r] = [xOf(east), yOf(north), 900]
  return Int32Array.of(x, y, x, y + r, x + r, y + r, x + r, y, x, y)
}
const islets = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    isletAt(2.02 + ((index * 37) % 100) * 0.004, 41.02 + ((index * 53) % 97) * 0.0095),
  )

const areaOf = (rings: ArrayLike<number>[]) => rings.reduce((sum, ring) => sum + turn(ring), 0)

test('each square has the part of the sea that lies in it', () => {
  const coasts = [coastOf(2_000), ...islets(300)]
  const sea = seaWithin(coasts, box) ?? expect.fail()
  const features = coastFeatures(coasts, box)
  const water = features.filter(({ layer }) => layer === 'water')
  expect(water.length).toBeGreaterThan(50)
  let compared = 0
  for (const [index, { layer, parts }] of features.entries()) {
    if (layer !== 'earth') continue
    const [square = new Int32Array()] = parts
    const [west = 0, north = 0, , , east = 0, south = 0] = square
    const expected = areaOf(clipRings(sea, { west, north, east, south }))
    const next = features[index + 1]
    const found = next?.layer === 'water' ? areaOf(next.parts) : 0
    // A corner may differ by the rounding to whole units, along the length of the square.
    expect(Math.abs(found - expected) / areaOf([square])).toBeLessThan(1e-4)
    compared++
  }
  expect(compared).toBeGreaterThan(50)
  const keys = features.filter(({ layer }) => layer === 'earth').map(({ parts }) => String(parts[0]))
  expect(new Set(keys).size).toBe(keys.length)
})
