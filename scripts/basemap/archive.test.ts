import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import Pbf from 'pbf'
import { PMTiles } from 'pmtiles'
import { beforeAll, describe, expect, it } from 'vitest'
import { SPANISH_NAMES } from './exonyms.ts'
import { project } from './mercator.ts'
import { countryLabels, readWorld } from './natural-earth.ts'
import { readPlaces } from './places.ts'
import { IN_WATER, readSights } from './sights.ts'
import { VISIBLE_SPILL, worstSpill } from './spill.ts'

const bytes = readFileSync(new URL('../../web/app/features/maps/builtin/base.pmtiles', import.meta.url))
/** The archive's reads: their offsets and lengths in bytes. */
const reads = new Map<number, number>()
/** Each part of the archive is one object and is decompressed once: two of three tiles equal their neighbours. */
const pieces = new Map<number, ArrayBuffer>()
const unpacked = new WeakMap<ArrayBuffer, ArrayBuffer>()
const archive = new PMTiles(
  {
    getKey: () => 'base',
    getBytes: async (offset, length) => {
      reads.set(offset, length)
      const data = pieces.get(offset) ?? new Uint8Array(bytes.subarray(offset, offset + length)).buffer
      pieces.set(offset, data)
      return { data }
    },
  },
  undefined,
  async (packed) => {
    const data = unpacked.get(packed) ?? new Uint8Array(gunzipSync(new Uint8Array(packed))).buffer
    unpacked.set(packed, data)
    return data
  },
)

interface TileOfArchive {
  name: string
  tile: VectorTile
}
const tiles = new Map<string, VectorTile>()
/** Each distinct content once, by the first tile that has it. */
const contents: TileOfArchive[] = []

const featuresOf = (layer: VectorTileLayer | undefined): VectorTileFeature[] =>
  layer ? Array.from({ length: layer.length }, (_, index) => layer.feature(index)) : []

const namesIn = (tile: VectorTile, layer: string) =>
  featuresOf(tile.layers[layer]).map(({ properties }) => String(properties.name))

const at = (name: string) => tiles.get(name)

beforeAll(async () => {
  const known = new Map<ArrayBuffer, VectorTile>()
  for (const zoom of [0, 1, 2, 3, 4, 5, 6, 8]) {
    for (let index = 0; index < 4 ** zoom; index++) {
      const [x, y] = [index % 2 ** zoom, Math.floor(index / 2 ** zoom)]
      const found = await archive.getZxy(zoom, x, y)
      if (!found) continue
      const name = `${zoom}/${x}/${y}`
      const tile = known.get(found.data) ?? new VectorTile(new Pbf(new Uint8Array(found.data)))
      if (!known.has(found.data)) contents.push({ name, tile })
      known.set(found.data, tile)
      tiles.set(name, tile)
    }
  }
}, 300_000)

describe('the built-in map', () => {
  it('is a PMTiles archive of at most 24 MB with names and water down to zoom 8', async () => {
    expect(bytes.length).toBeLessThan(24e6)
    expect(await archive.getHeader()).toMatchObject({ specVersion: 3, tileType: 1, minZoom: 0, maxZoom: 8 })
    expect((await archive.getHeader()).numAddressedTiles).toBe(tiles.size)
  })

  it('decodes in every tile, with geometry inside the tile and its margin', () => {
    const outside = contents.filter(({ tile }) =>
      Object.values(tile.layers).some((layer) =>
        featuresOf(layer).some((feature) => feature.bbox().some((edge) => edge < -64 || edge > 4096 + 64)),
      ),
    )
    expect(outside.map(({ name }) => name)).toEqual([])
  })

  it('has land whose triangles cover exactly what its rings enclose', () => {
    const spilling = contents.filter(({ tile }) => {
      const rings = featuresOf(tile.layers.land).map((feature) =>
        feature.loadGeometry().map((ring) => ring.map(({ x, y }): [number, number] => [x, y])),
      )
      return worstSpill(rings) > VISIBLE_SPILL
    })
    expect(spilling.map(({ name }) => name)).toEqual([])
  })

  it("has regions' borders from the zoom where they help, and their Spanish names", () => {
    expect(featuresOf(at('3/2/4')?.layers['region-borders']).length).toBeGreaterThan(0)
    expect(featuresOf(at('2/1/2')?.layers['region-borders'])).toEqual([])
    expect(namesIn(at('6/31/24') ?? expect.fail(), 'regions')).toContain('Comunidad de Madrid')
    expect(namesIn(at('6/20/38') ?? expect.fail(), 'regions')).toContain('La Pampa')
  })

  it('shows landmarks and airports with the icon of their kind, and shades mountains at low zooms', () => {
    const rome = featuresOf(at('8/136/95')?.layers.sights).map(({ properties }) => properties)
    expect(rome).toContainEqual(expect.objectContaining({ name: 'Coliseo', pin: 'ruins' }))
    expect(rome.some(({ pin }) => pin === 'plane')).toBe(true)
    expect(featuresOf(at('5/9/18')?.layers.relief).length).toBeGreaterThan(1)
    expect(at('6/19/37')?.layers).not.toHaveProperty('relief')
  })

  it('has a name for everything it labels', () => {
    const unnamed = contents.filter(({ tile }) =>
      ['places', 'countries', 'water-names', 'regions', 'sights'].some((layer) =>
        namesIn(tile, layer).some((name) => name.trim() === '' || name === 'undefined'),
      ),
    )
    expect(unnamed.map(({ name }) => name)).toEqual([])
  })

  it('has the capitals with their Spanish names, at low zooms and in detail', () => {
    expect(namesIn(at('3/2/4') ?? expect.fail(), 'places')).toContain('Buenos Aires')
    expect(namesIn(at('3/3/3') ?? expect.fail(), 'places')).toContain('Madrid')
    expect(namesIn(at('8/86/154') ?? expect.fail(), 'places')).toContain('Buenos Aires')
    expect(namesIn(at('5/16/10') ?? expect.fail(), 'places')).toContain('Londres')
  })
})

/**
 * Whether a point is in water, by the tile of the highest zoom. Shells may overlap, as the sea and its smoothed bays do, so turns
 * around the point are counted and not crossings.
 */
const isWater = (latitude: number, longitude: number): boolean => {
  const [x, y] = project([longitude, latitude]).map((share) => share * 2 ** 8) as [number, number]
  const tile = at(`8/${Math.floor(x)}/${Math.floor(y)}`)
  const spot = { x: (x % 1) * 4096, y: (y % 1) * 4096 }
  return featuresOf(tile?.layers.water).some((feature) => {
    let turns = 0
    for (const ring of feature.loadGeometry())
      ring.forEach((a, index) => {
        const b = ring[(index + 1) % ring.length] ?? a
        if (a.y > spot.y !== b.y > spot.y && spot.x < ((b.x - a.x) * (spot.y - a.y)) / (b.y - a.y) + a.x)
          turns += b.y > a.y ? 1 : -1
      })
    return turns !== 0
  })
}

describe('water at high zooms', () => {
  it.each([
    ['Calle de los Suspiros', -34.4726, -57.8512, false],
    ['Colonia: the Basílica', -34.4714, -57.8525, false],
    ['Río de la Plata', -34.55, -57.9, true],
    ['Buenos Aires: the Obelisco', -34.6037, -58.3816, false],
    ['Buenos Aires: Puerto Madero', -34.6105, -58.3648, false],
    ['Montevideo: the Mercado del Puerto', -34.9061, -56.2117, false],
    ['Tigre: the station', -34.4251, -58.5797, false],
    ['Titicaca', -15.9, -69.4, true],
    ['Puno', -15.8402, -70.0219, false],
    ['Nahuel Huapi', -41.09, -71.33, true],
    ['Nahuel Huapi, its northern arm', -40.967, -71.5, true],
    ['Bariloche: the Centro Cívico', -41.1392, -71.3122, false],
    ['Atitlán', 14.69, -91.2, true],
    ['Panajachel', 14.7427, -91.1557, false],
    ['the lagoon of Venice', 45.415, 12.36, true],
    ['San Marco', 45.4341, 12.3388, false],
    ['the Atlantic', 30, -40, true],
    ['the Sahara', 23, 10, false],
    ['the Pacific at the antimeridian', -30, 179.99, true],
    ['La Habana: the Capitolio', 23.1353, -82.3596, false],
    ['Madrid: the Puerta del Sol', 40.4169, -3.7035, false],
  ])('%s', (_place, latitude, longitude, expected) => {
    expect(isWater(latitude, longitude)).toBe(expected)
  })

  it('contains no landmark, except those that are in it', () => {
    const landmarks = readSights().filter(({ pin }) => pin !== 'plane' && !IN_WATER.has(pin))
    expect(landmarks.length).toBeGreaterThan(1_200)
    const wet = landmarks.filter(({ latitude, longitude }) => isWater(latitude, longitude))
    expect(wet.map(({ name }) => name).sort()).toEqual([
      // A cliff at the open sea.
      'Acantilados de Loiba',
      // An islet.
      'Acuario de San Andrés',
      // A bay.
      'Ensenada de Utría',
      // An island in the harbour.
      'Estatua de la Libertad',
      // A headland in the mouth of a river.
      'Fuerte de Niebla',
      // A tidal island.
      'Monte Saint-Michel',
      // Bays and islands.
      'Parque Nacional Mochima',
      // Built on piles over the tide.
      'Santuario de Itsukushima',
      // On a rock in the sea.
      'Templo de Tanah Lot',
      // In the river, with a footbridge.
      'Torre de Belém',
    ])
  })

  it('needs at most 150 KB for a first view of a place', async () => {
    for (const [latitude, longitude] of [
      [-34.4726, -57.8512],
      [48.8584, 2.2945],
      [60.17, 24.94],
      [45.4341, 12.3388],
      [50.1, 8.7],
    ] as const) {
      const fresh = new PMTiles(archive.source)
      reads.clear()
      const [x, y] = project([longitude, latitude]).map((share) => Math.floor(share * 2 ** 8)) as [
        number,
        number,
      ]
      // At worst a corner of four tiles.
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const)
        await fresh.getZxy(8, x + right, y + down)
      const read = [...reads.values()].reduce((sum, length) => sum + length, 0)
      expect(read).toBeGreaterThan(10_000)
      expect(read).toBeLessThan(150_000)
    }
  })
})

// Only another release of the packages with the data, or another choice of names, changes this: `npm run test:all` looks at it.
describe("the map's data", { tags: ['release'] }, () => {
  it('uses each Spanish name for a large place only, and finds a place for all of them', () => {
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

  it('has every country label within the world, once', () => {
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
