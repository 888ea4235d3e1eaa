import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VectorTileFeature } from '@mapbox/vector-tile'
import earcut, { deviation, flatten } from 'earcut'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encloses, turn } from '../geometry/rings.ts'
import { importRegion } from '../importing/import-region.ts'
import { type DecodedTile, tileAt, tilesIn } from '../testing/decode-tiles.ts'
import { ANDORRA, MONACO } from '../testing/extracts.ts'
import { LAST_ZOOM } from './feature.ts'

let folder = ''
const tiles: Record<string, DecodedTile[]> = {}
const features: Record<string, number> = {}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'regions-'))
  for (const file of [MONACO, ANDORRA]) {
    const { region } = await importRegion({ file, regions: folder, workers: 2 })
    tiles[region.name] = await tilesIn(join(folder, region.name, 'tiles.pmtiles'), region.bounds)
    features[region.name] = Object.values(region.counts).reduce((sum, count) => sum + count, 0)
  }
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Point = [number, number]
const ringsOf = (feature: VectorTileFeature): Point[][] =>
  feature.loadGeometry().map((ring) => ring.map(({ x, y }): Point => [x, y]))
const featuresOf = ({ tile }: DecodedTile, layer: string): VectorTileFeature[] => {
  const found = tile.layers[layer]
  return found ? Array.from({ length: found.length }, (_, index) => found.feature(index)) : []
}
const flat = (ring: Point[]) => ring.flat()

/** Groups shells with their holes, by their orientation. */
const polygonsOf = (rings: Point[][]): Point[][][] => {
  const polygons: Point[][][] = []
  for (const ring of rings) {
    if (turn(flat(ring)) > 0) polygons.push([ring])
    else polygons.at(-1)?.push(ring)
  }
  return polygons
}

/** Returns by how much the triangles that a renderer draws differ from what the rings enclose, in square tile units. */
const spill = (rings: Point[][]): number => {
  const { vertices, holes, dimensions } = flatten(rings)
  const enclosed = Math.abs(rings.reduce((sum, ring) => sum + turn(flat(ring)) / 2, 0))
  return deviation(vertices, holes, dimensions, earcut(vertices, holes, dimensions)) * enclosed
}

const AREA_LAYERS = ['earth', 'landuse', 'water', 'buildings']
const nameOf = ({ zoom, x, y }: DecodedTile) => `${zoom}/${x}/${y}`

describe.each(['monaco', 'andorra'])('the tiles of %s', (name) => {
  test('cover every zoom, and stay within their margins', () => {
    const all = tiles[name] ?? []
    expect(new Set(all.map(({ zoom }) => zoom)).size).toBe(LAST_ZOOM + 1)
    const outside = all.filter((tile) =>
      Object.keys(tile.tile.layers).some((layer) =>
        featuresOf(tile, layer).some((feature) =>
          feature.bbox().some((edge) => edge < -65 || edge > 4096 + 65),
        ),
      ),
    )
    expect(outside.map(nameOf)).toEqual([])
  })

  test('have areas that triangles fill without holes or wedges', () => {
    // Two by two pixels on a screen; below the last zoom, where lines are simplified, four by four.
    const spilling = (tiles[name] ?? []).flatMap((tile) =>
      AREA_LAYERS.flatMap((layer) =>
        featuresOf(tile, layer)
          .filter(({ type }) => type === 3)
          .flatMap((feature) => polygonsOf(ringsOf(feature)))
          .map((rings) => ({ at: `${nameOf(tile)} ${layer}`, by: Math.round(spill(rings)) })),
      ).filter(({ by }) => by > (tile.zoom === LAST_ZOOM ? 1024 : 4096)),
    )
    expect(spilling).toEqual([])
  })

  test('agree with their neighbours: an area reaches exactly as far on both sides of an edge', () => {
    const last = (tiles[name] ?? []).filter(({ zoom }) => zoom === LAST_ZOOM)
    const byPlace = new Map(last.map((tile) => [`${tile.x}/${tile.y}`, tile]))
    const water = (tile: DecodedTile, x: number, y: number) =>
      featuresOf(tile, 'water')
        .filter(({ type }) => type === 3)
        .flatMap((feature) => polygonsOf(ringsOf(feature)))
        .some(
          ([shell = [], ...holes]) =>
            encloses(flat(shell), x, y) && !holes.some((hole) => encloses(flat(hole), x, y)),
        )
    let compared = 0
    for (const tile of last) {
      const east = byPlace.get(`${tile.x + 1}/${tile.y}`)
      if (!east) continue
      for (let y = 60; y < 4096; y += 500) {
        // A point in both margins, off the grid of whole units.
        const [here, there] = [water(tile, 4096 + 20.3, y + 0.4), water(east, 20.3, y + 0.4)]
        expect(`${nameOf(tile)} ${y} ${here}`).toBe(`${nameOf(tile)} ${y} ${there}`)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(20)
  })
})

const isIn = (name: string, layer: string, kind: string, latitude: number, longitude: number) => {
  const { x, y, inside } = tileAt(latitude, longitude)
  const tile = (tiles[name] ?? []).find((one) => one.zoom === LAST_ZOOM && one.x === x && one.y === y)
  if (!tile) return false
  return featuresOf(tile, layer)
    .filter(({ type, properties }) => type === 3 && properties.kind === kind)
    .flatMap((feature) => polygonsOf(ringsOf(feature)))
    .some(
      ([shell = [], ...holes]) =>
        encloses(flat(shell), inside.x, inside.y) &&
        !holes.some((hole) => encloses(flat(hole), inside.x, inside.y)),
    )
}

describe('the coast of Monaco, cut off at both ends of the extract', () => {
  test.each([
    ['the harbour of Hercule', 43.7352, 7.4258, true],
    ['the open sea', 43.729, 7.438, true],
    ['the Rock', 43.7311, 7.4205, false],
    ['the Casino', 43.7392, 7.4273, false],
    ['the hills above', 43.745, 7.42, false],
  ])('%s', (_place, latitude, longitude, isSea) => {
    expect(isIn('monaco', 'water', 'ocean', latitude, longitude)).toBe(isSea)
  })
})

test('a lake of Andorra keeps its islands, as a multipolygon of several ways', () => {
  // The lake of Engolasters, and the forest around it.
  expect(isIn('andorra', 'water', 'lake', 42.5192, 1.5683)).toBe(true)
  expect(isIn('andorra', 'water', 'lake', 42.5222, 1.5683)).toBe(false)
})
