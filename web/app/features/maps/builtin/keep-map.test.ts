import { expect, test } from 'vitest'
import { tilesAround } from './keep-map.ts'

const CUSCO = { latitude: -13.53, longitude: -71.97 }

test('the tile of a point at each zoom, and its neighbours', () => {
  const tiles = tilesAround([CUSCO]).tiles.map((tile) => tile.join('/'))
  expect(tiles).toContain('0/0/0')
  expect(tiles).toContain('6/19/34')
  expect(tiles).toContain('8/76/137')
  expect(tiles).toContain('8/77/138')
  expect(tiles).not.toContain('7/38/68')
})

test('points close to each other share their tiles', () => {
  const near = { ...CUSCO, latitude: CUSCO.latitude + 0.01 }
  expect(tilesAround([CUSCO, near])).toEqual(tilesAround([CUSCO]))
})

test('the map goes on beyond its edges, and not over the poles', () => {
  const { tiles } = tilesAround([{ latitude: 84.9, longitude: 179.9 }])
  for (const [zoom, x, y] of tiles) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThan(2 ** zoom)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(2 ** zoom)
  }
})

test('a journey around the world stays within bounds, and what is beyond them is counted', () => {
  const everywhere = Array.from({ length: 200 }, (_, index) => ({
    latitude: ((index * 37) % 160) - 80,
    longitude: ((index * 53) % 360) - 180,
  }))
  const { tiles, leftOut } = tilesAround(everywhere)
  expect(tiles.length).toBe(1_500)
  const found = everywhere.flatMap((point) => tilesAround([point]).tiles.map(String))
  expect(leftOut).toBe(new Set(found).size - 1_500)
})

test("with ownFirst the points' own tiles come first, at all zooms", () => {
  const zooms = [9, 10, 11]
  const { tiles } = tilesAround([CUSCO], zooms, { ownFirst: true })
  expect(tiles.slice(0, 3).map(([zoom]) => zoom)).toEqual(zooms)
  expect(tiles).toHaveLength(27)
  expect(new Set(tiles.map(String))).toEqual(new Set(tilesAround([CUSCO], zooms).tiles.map(String)))
})
