import { describe, expect, test } from 'vitest'
import { joinNeighbours, wholeCells } from './cluster-grid.ts'

const at = (longitude: number, latitude: number, count = 1) => ({ longitude, latitude, count })

describe('the cells of the explore map', () => {
  test('stay in place while the box moves within them', () => {
    const box = { west: -58.6, south: -34.7, east: -58.2, north: -34.5 }
    const moved = { west: -58.5999, south: -34.6999, east: -58.1999, north: -34.4999 }
    expect(wholeCells(moved, 10)).toEqual(wholeCells(box, 10))
  })

  test('cover all of the box', () => {
    const box = { west: -71.2, south: -41.3, east: -70.9, north: -41.0 }
    const grown = wholeCells(box, 12)
    expect(grown.west).toBeLessThan(box.west)
    expect(grown.south).toBeLessThan(box.south)
    expect(grown.east).toBeGreaterThan(box.east)
    expect(grown.north).toBeGreaterThan(box.north)
  })

  test('are those of the box and one more around it', () => {
    // 32 cells of 11.25 degrees along the world's edge; the box is in one of them, in the third row.
    const grown = wholeCells({ west: 1, south: 81.5, east: 10, north: 82 }, 2)
    expect(grown).toMatchObject({ west: -11.25, east: 22.5 })
    expect(grown.north).toBeCloseTo(83.98, 2)
    expect(grown.south).toBeCloseTo(79.17, 2)
  })

  test('of a box across the antimeridian are on both sides of it', () => {
    const grown = wholeCells({ west: 178, south: -18, east: -178, north: -16 }, 6)
    expect(grown.west).toBeGreaterThan(170)
    expect(grown.west).toBeLessThan(178)
    expect(grown.east).toBeGreaterThan(-178)
    expect(grown.east).toBeLessThan(-170)
  })

  test('of the whole world are the world, poles included', () => {
    const world = { west: -180, south: -90, east: 180, north: 90 }
    expect(wholeCells(world, 1)).toEqual(world)
  })
})

describe('bubbles on the explore map', () => {
  test('that would overlap become one, which keeps its position and counts both', () => {
    expect(joinNeighbours([at(0, 0, 5), at(0.01, 0.01, 9)], 4)).toEqual([at(0.01, 0.01, 14)])
  })

  test('that do not overlap stay apart', () => {
    expect(joinNeighbours([at(0, 0, 5), at(30, 0, 9)], 4)).toHaveLength(2)
    // One cell apart.
    expect(joinNeighbours([at(0, 0, 5), at(45, 0, 9)], 0)).toHaveLength(2)
  })

  test('of one size are merged the same way in any order', () => {
    const [one, other] = [at(-58.38, -34.6), at(-58.37, -34.6)]
    expect(joinNeighbours([one, other], 4)).toEqual([at(-58.38, -34.6, 2)])
    expect(joinNeighbours([other, one], 4)).toEqual([at(-58.38, -34.6, 2)])
  })
})
