/** @module-tag release */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRegions } from '../regions.ts'
import type { SearchRecord } from '../search/record.ts'
import { type DecodedTile, tilesIn } from '../testing/decode-tiles.ts'
import { type Written, type WrittenNode, writeExtract } from '../testing/write-extract.ts'
import { importRegion } from './import-region.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unusual-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0
/** Imports an extract with these contents; returns the region, what can be searched, and its tiles. */
const imported = async (written: Written) => {
  const name = `region-${++count}`
  const file = writeExtract(join(folder, `${name}.osm.pbf`), written)
  let records: SearchRecord[] = []
  const { region, tiles: made } = await importRegion({
    file,
    regions: join(folder, 'maps'),
    workers: 1,
    index: (files) => {
      const lines = files.flatMap((one) => readFileSync(one, 'utf8').split('\n').filter(Boolean))
      records = lines.map((line) => JSON.parse(line) as SearchRecord)
      return false
    },
  })
  const tiles = (box = region.bounds) => tilesIn(join(folder, 'maps', name, 'tiles.pmtiles'), box)
  return { region, records, tiles, made }
}

/** Nodes in a row, some ten metres apart, from an id on. */
const row = (first: number, at: [number, number], length: number, step: [number, number]): WrittenNode[] =>
  Array.from({ length }, (_, index) => ({
    id: first + index,
    at: [at[0] + index * step[0], at[1] + index * step[1]],
  }))

const featuresOf = (tiles: DecodedTile[], layer: string) =>
  tiles.flatMap(({ tile, zoom }) => {
    const found = tile.layers[layer]
    return zoom === 14 && found
      ? Array.from({ length: found.length }, (_, index) => found.feature(index))
      : []
  })

const ways = () => openRegions(join(folder, 'maps'))

describe('elements with negative numbers, which an editor or a converter gave them', () => {
  const nodes: WrittenNode[] = [
    { id: -1, at: [10, 20] },
    { id: -2, at: [10, 20.001] },
    { id: -3, at: [10.001, 20.001] },
    { id: -4, at: [10.001, 20] },
    { id: -5, at: [10.0005, 20.0005], tags: { amenity: 'cafe', name: 'Café sin número' } },
    { id: 7, at: [10.002, 20] },
    { id: 8, at: [10.002, 20.002], tags: { amenity: 'bar', name: 'Bar con número' } },
  ]
  const content: Written = {
    nodes,
    ways: [
      { id: -10, nodes: [-1, -2, -3] },
      { id: -11, nodes: [-3, -4, -1] },
      { id: -12, nodes: [-4, 7, 8], tags: { highway: 'residential', name: 'Calle Nueva' } },
    ],
    relations: [
      {
        id: -20,
        tags: { type: 'multipolygon', landuse: 'forest' },
        members: [-10, -11].map((id) => ({ type: 'way', id, role: 'outer' })),
      },
    ],
  }

  test('are drawn and found like all others, in the order of osmium', async () => {
    const { region, records } = await imported(content)
    expect(region.counts).toMatchObject({ 'poi.cafe': 1, 'poi.bar': 1, 'landuse.forest': 1 })
    expect(records.map(({ id }) => id).sort()).toEqual(['N-5', 'N8', 'W-12'])
  })

  test('and in ascending order', async () => {
    const ascending = { ...content, nodes: nodes.toSorted((one, other) => one.id - other.id) }
    expect((await imported(ascending)).region.counts).toMatchObject({
      'landuse.forest': 1,
      'roads.residential': 1,
    })
  })
})

describe('files with several versions of an element', () => {
  const nodes: WrittenNode[] = row(1, [10, 20], 3, [0.001, 0])
  const street = { id: 5, nodes: [1, 2, 3], tags: { highway: 'residential' } }

  test('are refused when they say so', async () => {
    const features = ['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation']
    await expect(imported({ nodes, ways: [street], features })).rejects.toThrow(
      /contiene versiones antiguas.*osmium time-filter/,
    )
  })
  test.each<[string, Written]>([
    ['nodes', { nodes: [...nodes, ...nodes].toSorted((a, b) => a.id - b.id), ways: [street] }],
    ['ways', { nodes, ways: [street, street] }],
    [
      'relations',
      {
        nodes,
        ways: [street],
        relations: [1, 1].map((id) => ({ id, tags: { type: 'site' }, members: [] })),
      },
    ],
  ])('are refused when they do not: %s', async (_what, written) => {
    await expect(imported(written)).rejects.toThrow(/dos veces el mismo elemento.*osmium time-filter/)
    expect(readdirSync(join(folder, 'maps')).some((name) => name.startsWith('.'))).toBe(false)
  })
})

test('ways that contain the positions of their nodes need no nodes', async () => {
  const places: [number, number][] = [
    [10, 20],
    [10.001, 20.001],
    [10.002, 20],
  ]
  const { region, tiles } = await imported({
    nodes: [{ id: 9, at: [10.001, 20], tags: { amenity: 'cafe', name: 'Café' } }],
    ways: [{ id: 1, nodes: [2, 3, 4], places, tags: { highway: 'residential', name: 'Calle Propia' } }],
    features: ['OsmSchema-V0.6', 'DenseNodes', 'LocationsOnWays'],
  })
  expect(region.counts).toMatchObject({ 'roads.residential': 1, 'poi.cafe': 1 })
  expect(featuresOf(await tiles(), 'roads').map(({ properties }) => properties.name)).toContain(
    'Calle Propia',
  )
  const walk = ways().walk({ latitude: 10, longitude: 20 }, { latitude: 10.002, longitude: 20 })
  expect(walk).toMatchObject({ metres: expect.closeTo(311, -1) })
})

test('one walks along a square that consists of several ways', async () => {
  const nodes: WrittenNode[] = [
    { id: 1, at: [30, 40] },
    { id: 2, at: [30, 40.001] },
    { id: 3, at: [30.001, 40.001] },
    { id: 4, at: [30.001, 40] },
    { id: 5, at: [30, 39.999] },
    { id: 6, at: [30.001, 40.002] },
  ]
  const { region } = await imported({
    nodes,
    ways: [
      { id: 1, nodes: [1, 2, 3] },
      { id: 2, nodes: [3, 4, 1] },
      { id: 3, nodes: [5, 1], tags: { highway: 'residential' } },
      { id: 4, nodes: [3, 6], tags: { highway: 'residential' } },
    ],
    relations: [
      {
        id: 1,
        tags: { type: 'multipolygon', highway: 'pedestrian', name: 'Plaza Mayor' },
        members: [1, 2].map((id) => ({ type: 'way', id, role: 'outer' })),
      },
    ],
  })
  expect(region.counts['landuse.pedestrian']).toBe(1)
  const walk = ways().walk({ latitude: 30, longitude: 39.999 }, { latitude: 30.001, longitude: 40.002 })
  expect(walk).toMatchObject({ metres: expect.closeTo(400, -2) })
})

describe('house numbers between two others', () => {
  const house = (
    id: number,
    at: [number, number],
    number: string,
    street: string | null,
    more = {},
  ): WrittenNode => ({
    id,
    at,
    tags: { 'addr:housenumber': number, ...(street && { 'addr:street': street }), ...more },
  })
  const cases: [how: string, from: string, to: string, numbers: number[]][] = [
    ['even', '2', '10', [2, 4, 6, 8, 10]],
    ['odd', '11', '5', [5, 7, 9, 11]],
    ['all', '1', '4', [1, 2, 3, 4]],
    ['4', '1', '9', [1, 5, 9]],
    ['alphabetic', '1', '9', [1, 9]],
    ['even', '1', '8', [1, 8]],
    ['even', '2', '20000000', [2, 20_000_000]],
    ['even', '8', '8', [8]],
  ]

  test('are those that the rule of the line gives; lines without a usable rule are counted', async () => {
    const { region, records } = await imported({
      nodes: cases.flatMap(([, from, to], index) => [
        house(index * 2 + 1, [50 + index / 100, 60], from, `Calle ${index}`),
        house(index * 2 + 2, [50 + index / 100, 60.008], to, `Calle ${index}`),
      ]),
      ways: cases.map(([how], index) => ({
        id: index + 1,
        nodes: [index * 2 + 1, index * 2 + 2],
        tags: { 'addr:interpolation': how },
      })),
    })
    for (const [index, [how, from, to, numbers]] of cases.entries()) {
      const found = records
        .filter(({ street }) => street === `Calle ${index}`)
        .map(({ number }) => Number(number))
      const distinct = [...new Set(found)].sort((one, other) => one - other)
      expect([how, from, to, distinct]).toEqual([how, from, to, numbers])
    }
    expect(region.counts).toEqual({ address: 24, 'search.address': 24, 'skipped.numbers': 3 })
    expect(new Set(records.map(({ id }) => id)).size).toBe(24)
  })

  test('take the street from the line when the ends do not say it', async () => {
    const { records } = await imported({
      nodes: [house(1, [50, 60], '1', null), house(2, [50, 60.002], '3', null)],
      ways: [{ id: 1, nodes: [1, 2], tags: { 'addr:interpolation': 'odd', 'addr:street': 'Calle Corta' } }],
    })
    expect(records.map(({ name }) => name).sort()).toEqual(['Calle Corta 1', 'Calle Corta 3'])
  })

  test('lie on the line at even distances, with the street of its ends', async () => {
    const { records } = await imported({
      nodes: [
        house(1, [50, 60], '2', 'Calle Larga'),
        { id: 2, at: [50, 60.001] },
        house(3, [50, 60.004], '6', 'Calle Larga', { 'addr:city': 'Villa' }),
      ],
      ways: [{ id: 1, nodes: [1, 2, 3], tags: { 'addr:interpolation': 'even' } }],
    })
    const four = records.find(({ number }) => number === '4')
    expect(four).toMatchObject({
      name: 'Calle Larga 4',
      street: 'Calle Larga',
      city: 'Villa',
      latitude: 500_000_000,
    })
    expect((four?.longitude ?? 0) / 1e7).toBeCloseTo(60.002, 5)
  })
})

describe('across the 180th meridian', () => {
  const square = (id: number, west: number, east: number, tags: Record<string, string>) => ({
    nodes: [
      [id, -17, west],
      [id + 1, -17, east],
      [id + 2, -17.1, east],
      [id + 3, -17.1, west],
    ].map(
      ([number = 0, latitude = 0, longitude = 0]): WrittenNode => ({ id: number, at: [latitude, longitude] }),
    ),
    way: { id, nodes: [id, id + 1, id + 2, id + 3, id], tags },
  })

  test('lines, areas and coasts stay on their sides, and none goes round the world', async () => {
    const lake = square(10, 179.9, -179.9, { natural: 'water', name: 'Laguna' })
    const wood = square(20, 179.95, -179.95, {})
    const island = square(30, 179.8, -179.8, { natural: 'coastline' })
    // Land lies on a coast's left: counterclockwise.
    island.way.nodes.reverse()
    const ferry: WrittenNode[] = [
      { id: 1, at: [-17.05, 179.5] },
      { id: 2, at: [-17.05, -179.5] },
    ]
    const { region, tiles, records, made } = await imported({
      nodes: [...ferry, ...lake.nodes, ...wood.nodes, ...island.nodes],
      ways: [
        { id: 1, nodes: [1, 2], tags: { route: 'ferry', name: 'Transbordador' } },
        lake.way,
        { ...wood.way, tags: {} },
        island.way,
      ],
      relations: [
        {
          id: 1,
          tags: { type: 'multipolygon', natural: 'wood', tourism: 'attraction', name: 'Bosque' },
          members: [{ type: 'way', id: 20, role: 'outer' }],
        },
      ],
      bounds: [179, -18, -179, -16],
    })
    expect(region.bounds).toMatchObject({ west: -180, east: 180 })
    expect(region.counts).toMatchObject({ 'roads.ferry': 1, 'water.lake': 1, 'landuse.wood': 1 })
    const sides = [
      await tiles({ west: -180, south: -17.2, east: -179.4, north: -16.9 }),
      await tiles({ west: 179.4, south: -17.2, east: 180, north: -16.9 }),
    ]
    for (const side of sides)
      for (const layer of ['roads', 'water', 'landuse']) expect(featuresOf(side, layer)).not.toEqual([])
    // At both edges of the map are all tiles: there is none between.
    expect(new Set(sides.flat().map(({ zoom, x, y }) => `${zoom}/${x}/${y}`)).size).toBe(made)
    const found = records.find(({ name }) => name === 'Bosque')
    expect(Math.abs((found?.longitude ?? 0) / 1e7)).toBeGreaterThan(179.9)
    for (const [west, , east] of region.coverage) expect(east - west).toBeLessThan(1)
  })
})

describe('elements beyond any measure', () => {
  test('a way of 20,000 nodes is drawn and walked whole', async () => {
    const nodes = row(1, [5, 5], 20_000, [0, 0.000002])
    const { region } = await imported({
      nodes,
      ways: [
        { id: 1, nodes: nodes.map(({ id }) => id), tags: { highway: 'footway' } },
        { id: 2, nodes: [20_000, 1], tags: { highway: 'steps' } },
      ],
    })
    expect(region.counts).toMatchObject({ 'roads.footway': 1, 'roads.steps': 1 })
    const walk = ways().walk({ latitude: 5, longitude: 5.0001 }, { latitude: 5, longitude: 5.0391 })
    expect(walk).toMatchObject({ metres: expect.closeTo(4320, -2) })
  })

  test('nodes that are missing are left out of their ways, and positions that are nowhere count as missing', async () => {
    const { region } = await imported({
      nodes: [
        { id: 1, at: [15, 15] },
        { id: 2, at: [15, 15.001] },
        { id: 3, at: [95, 15], tags: { amenity: 'cafe' } },
        { id: 4, at: [15, 200], tags: { amenity: 'cafe' } },
      ],
      ways: [
        { id: 1, nodes: [1, 77, 2, 3, 4], tags: { highway: 'footway' } },
        { id: 2, nodes: [88, 99], tags: { highway: 'footway' } },
      ],
    })
    expect(region.counts).toEqual({ 'roads.footway': 1, 'skipped.position': 2 })
    expect(region.bounds.north).toBeLessThan(16)
  })

  test('texts of 100 KB are cut, and thousands of kinds are counted as one', async () => {
    const long = 'ñ'.repeat(100_000)
    const { region, records } = await imported({
      nodes: [
        { id: 1, at: [25, 25], tags: { amenity: 'cafe', name: long } },
        ...Array.from({ length: 3_000 }, (_, index) => ({
          id: index + 2,
          at: [25, 25.001] as [number, number],
          tags: { shop: `kind-${index}-${'x'.repeat(1_000)}`, name: 'Tienda' },
        })),
      ],
    })
    expect(records.find(({ poi }) => poi === 'cafe')?.name).toHaveLength(255)
    expect(JSON.stringify(region.counts).length).toBeLessThan(100_000)
    expect(Object.values(region.counts).reduce((sum, value) => sum + value, 0)).toBe(6_002)
  })

  test('rings that touch or cross themselves are drawn, and relations of 3,000 rings do not take minutes', async () => {
    const eight: WrittenNode[] = [
      { id: 1, at: [35, 35] },
      { id: 2, at: [35.001, 35.001] },
      { id: 3, at: [35.001, 35] },
      { id: 4, at: [35, 35.001] },
    ]
    const islets = Array.from({ length: 3_000 }, (_, index) => {
      const [latitude, longitude] = [35.01 + Math.floor(index / 100) * 0.001, 35 + (index % 100) * 0.001]
      const first = 10 + index * 3
      return {
        nodes: row(first, [latitude, longitude], 2, [0.0005, 0.0005]).concat([
          { id: first + 2, at: [latitude, longitude + 0.0005] },
        ]),
        way: { id: 10 + index, nodes: [first, first + 1, first + 2, first] },
      }
    })
    const { region } = await imported({
      nodes: [...eight, ...islets.flatMap(({ nodes }) => nodes)],
      ways: [
        { id: 1, nodes: [1, 2, 3, 4, 1], tags: { landuse: 'forest' } },
        { id: 2, nodes: [1, 2, 1, 2, 1], tags: { landuse: 'grass' } },
        ...islets.map(({ way }) => way),
      ],
      relations: [
        {
          id: 1,
          tags: { type: 'multipolygon', natural: 'wood' },
          members: islets.map(({ way }) => ({ type: 'way', id: way.id })),
        },
      ],
    })
    expect(region.counts).toMatchObject({ 'landuse.wood': 1 })
  })
})
