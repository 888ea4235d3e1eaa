import { readFileSync } from 'node:fs'
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import Pbf from 'pbf'
import { PMTiles } from 'pmtiles'
import { beforeAll, describe, expect, it } from 'vitest'
import { SPANISH_NAMES } from './exonyms.ts'
import { countryLabels, readWorld } from './natural-earth.ts'
import { readPlaces } from './places.ts'
import { VISIBLE_SPILL, worstSpill } from './spill.ts'

const bytes = readFileSync(new URL('../../web/app/features/maps/builtin/base.pmtiles', import.meta.url))
const archive = new PMTiles({
  getKey: () => 'base',
  getBytes: async (offset, length) => ({
    data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
  }),
})

type TileOfArchive = { name: string; tile: VectorTile }
const tiles: TileOfArchive[] = []

const featuresOf = (layer: VectorTileLayer | undefined): VectorTileFeature[] =>
  layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : []

const namesIn = (tile: VectorTile, layer: string) =>
  featuresOf(tile.layers[layer]).map(({ properties }) => String(properties.name))

const at = (name: string) => tiles.find((tile) => tile.name === name)?.tile

beforeAll(async () => {
  for (const zoom of [0, 1, 2, 3, 4, 5, 6, 8]) {
    for (let index = 0; index < 4 ** zoom; index++) {
      const [x, y] = [index % 2 ** zoom, Math.floor(index / 2 ** zoom)]
      const found = await archive.getZxy(zoom, x, y)
      if (found)
        tiles.push({ name: `${zoom}/${x}/${y}`, tile: new VectorTile(new Pbf(new Uint8Array(found.data))) })
    }
  }
}, 120_000)

describe('the built-in map', () => {
  it('is a PMTiles archive of at most 12 MB with names down to zoom 8', async () => {
    expect(bytes.length).toBeLessThan(12e6)
    expect(await archive.getHeader()).toMatchObject({ specVersion: 3, tileType: 1, minZoom: 0, maxZoom: 8 })
    expect((await archive.getHeader()).numAddressedTiles).toBe(tiles.length)
  })

  it('decodes in every tile, with geometry inside the tile and its margin', () => {
    const outside = tiles.filter(({ tile }) =>
      Object.values(tile.layers).some((layer) =>
        featuresOf(layer).some((feature) => feature.bbox().some((edge) => edge < -64 || edge > 4096 + 64)),
      ),
    )
    expect(outside.map(({ name }) => name)).toEqual([])
  })

  it('has land that fills without spilling: its triangles cover what its rings enclose', () => {
    const spilling = tiles.filter(({ tile }) => {
      const rings = featuresOf(tile.layers.land).map((feature) =>
        feature.loadGeometry().map((ring) => ring.map(({ x, y }): [number, number] => [x, y])),
      )
      return worstSpill(rings) > VISIBLE_SPILL
    })
    expect(spilling.map(({ name }) => name)).toEqual([])
  })

  it('names everything it labels', () => {
    const unnamed = tiles.filter(({ tile }) =>
      ['places', 'countries', 'water'].some((layer) =>
        namesIn(tile, layer).some((name) => name.trim() === ''),
      ),
    )
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })

  it('knows the capitals by their Spanish names, early and in detail', () => {
    expect(namesIn(at('3/2/4') ?? expect.fail(), 'places')).toContain('Buenos Aires')
    expect(namesIn(at('3/3/3') ?? expect.fail(), 'places')).toContain('Madrid')
    expect(namesIn(at('8/86/154') ?? expect.fail(), 'places')).toContain('Buenos Aires')
    expect(namesIn(at('5/16/10') ?? expect.fail(), 'places')).toContain('Londres')
  })
})

describe('what the map is made of', () => {
  it('has a place for every Spanish name, and gives it to the large one only', () => {
    const names = readPlaces().map(({ name }) => name)
    const spanish = Object.values(SPANISH_NAMES).flatMap(Object.values)
    expect(spanish.filter((name) => !names.includes(name))).toEqual([])
    expect(names.filter((name) => name === 'Filadelfia' || name === 'Philadelphia').length).toBeGreaterThan(1)
    expect(names.filter((name) => name === 'Washington D. C.')).toHaveLength(1)
  })

  it.each(['50m', '10m'] as const)('has no edge that runs across the world in the %s set', (detail) => {
    const { land, coast, boundaries } = readWorld(detail)
    const lines = [
      ...land.flatMap(({ geometry }) => geometry.coordinates),
      ...[...coast, ...boundaries].map(({ geometry }) => geometry.coordinates),
    ]
    const alongPole = -89
    const jumps = lines.filter((line) =>
      line.some(([x = 0, y = 0], index) => {
        const [previous = x] = line[index - 1] ?? []
        return Math.abs(x) > 180 || (Math.abs(x - previous) > 180 && y > alongPole)
      }),
    )
    expect(jumps).toEqual([])
  })

  it('places every country label within the world, once', () => {
    const { features } = countryLabels()
    const names = features.map(({ properties }) => properties.name)
    expect(names).toEqual(
      expect.arrayContaining(['España', 'Argentina', 'México', 'Fiyi', 'Rusia', 'Antártida']),
    )
    expect(new Set(names).size).toBe(names.length)
    for (const { geometry } of features)
      expect(Math.abs(geometry.coordinates[0] ?? 999)).toBeLessThanOrEqual(180)
  })
})
