import { readFileSync } from 'node:fs'
import { PMTiles } from 'pmtiles'
import { describe, expect, test } from 'vitest'
import { clipLine, clipRing } from './clip.ts'
import { mapFrom } from './draw-map.ts'
import { lineSpot, wrapped } from './label-room.ts'
import { tileReader } from './read-tiles.ts'
import { PIN_RADIUS, spreadPins } from './spread-pins.ts'
import { project, tilesOf, viewAround } from './view.ts'

const SIZE = { width: 720, height: 400 }
const MADRID = { latitude: 40.4168, longitude: -3.7038 }
const TOLEDO = { latitude: 39.8628, longitude: -4.0273 }

const bytes = readFileSync(new URL('../builtin/base.pmtiles', import.meta.url))
const archive = (address: string) =>
  new PMTiles({
    getKey: () => address,
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  })
const read = tileReader(archive)

describe('a view', () => {
  test('shows all spots, as close as it may, also across the antimeridian', () => {
    const fiji = [
      { latitude: -17, longitude: 178 },
      { latitude: -16.5, longitude: -179 },
    ]
    for (const spots of [[MADRID, TOLEDO], fiji, [MADRID]]) {
      const view = viewAround(spots, SIZE, 15)
      expect(view.zoom).toBeGreaterThan(spots === fiji ? 6 : 8)
      for (const { x, y } of spots.map((spot) => project(view, spot))) {
        expect(x).toBeGreaterThanOrEqual(35.9)
        expect(x).toBeLessThanOrEqual(SIZE.width - 35.9)
        expect(y).toBeGreaterThanOrEqual(35.9)
        expect(y).toBeLessThanOrEqual(SIZE.height - 35.9)
      }
      const covered = tilesOf(view, 0, 6)
      expect(Math.min(...covered.map(({ left }) => left))).toBeLessThanOrEqual(0)
      expect(Math.max(...covered.map(({ left, width }) => left + width))).toBeGreaterThanOrEqual(SIZE.width)
      for (const { x, y, zoom } of covered) expect([x, y].every((at) => at >= 0 && at < 2 ** zoom)).toBe(true)
    }
  })
})

describe('what lies beyond the picture', () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 }
  test('is cut off areas and lines', () => {
    const ring = [
      { x: -5, y: -5 },
      { x: 15, y: -5 },
      { x: 15, y: 15 },
      { x: -5, y: 15 },
    ]
    expect(
      clipRing(ring, box)
        .map(({ x, y }) => `${x},${y}`)
        .toSorted(),
    ).toEqual(['0,0', '0,10', '10,0', '10,10'])
    expect(
      clipRing(
        ring.map(({ x, y }) => ({ x: x + 50, y })),
        box,
      ),
    ).toEqual([])
    const zigzag = [
      { x: -5, y: 5 },
      { x: 5, y: 5 },
      { x: 5, y: 20 },
      { x: 8, y: 20 },
      { x: 8, y: 2 },
    ]
    expect(clipLine(zigzag, box)).toEqual([
      [
        { x: 0, y: 5 },
        { x: 5, y: 5 },
        { x: 5, y: 10 },
      ],
      [
        { x: 8, y: 10 },
        { x: 8, y: 2 },
      ],
    ])
  })
})

describe('pins', () => {
  test('of stops side by side, or on one spot, do not cover each other and stay in the picture', () => {
    const spots = [...Array.from({ length: 9 }, () => ({ x: 5, y: 5 })), { x: 300, y: 200 }]
    const pins = spreadPins(spots, SIZE)
    expect(pins.at(-1)).toEqual({ x: 300, y: 200 })
    for (const [index, one] of pins.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(10)
      expect(one.y).toBeGreaterThanOrEqual(10)
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18)
    }
  })
})

describe('names', () => {
  test('take as many lines as they need, and stand along a street that is straight enough, never upside down', () => {
    expect(wrapped('San Lorenzo de El Escorial', 12)).toEqual(['San Lorenzo', 'de El', 'Escorial'])
    const street = [
      { x: 100, y: 50 },
      { x: 0, y: 50 },
    ]
    expect(lineSpot(street, 60)).toMatchObject({ x: 50, y: 50, turned: 0 })
    expect(lineSpot(street, 200)).toBeNull()
    expect(
      lineSpot(
        [
          { x: 0, y: 0 },
          { x: 50, y: 0 },
          { x: 0, y: 5 },
        ],
        80,
      ),
    ).toBeNull()
  })
})

describe('the drawn map of a day', () => {
  test('has the water, the names and the stops of where it is', async () => {
    const drawn = await mapFrom(
      {
        spots: [
          { latitude: 41.3851, longitude: 2.1734 },
          { latitude: 41.3763, longitude: 2.1901 },
        ],
        size: SIZE,
        regions: [],
      },
      read,
    )
    // Barcelona's harbour and beaches.
    expect(drawn.shapes.some(({ fill, d }) => fill === 'rgba(195,221,220,1)' && d.length > 40)).toBe(true)
    expect(drawn.labels.map(({ lines }) => lines.join(' ')).some((name) => name.includes('Barcelon'))).toBe(
      true,
    )
    expect(drawn.attribution).toBe('© OpenStreetMap · Natural Earth · GeoNames (CC BY)')
    for (const { pin } of drawn.pins) {
      expect(pin.x).toBeGreaterThan(PIN_RADIUS)
      expect(pin.x).toBeLessThan(SIZE.width - PIN_RADIUS)
    }
    const weight = JSON.stringify(drawn).length
    expect(weight).toBeLessThan(400_000)
  })

  test('of a single stop far from everything reaches as far as the next names', async () => {
    const drawn = (latitude: number, longitude: number) =>
      mapFrom({ spots: [{ latitude, longitude }], size: SIZE, regions: [] }, read)
    const namesIn = ({ labels }: { labels: { lines: string[] }[] }) =>
      labels.map(({ lines }) => lines.join(' '))
    const lakes = await drawn(43.272, -4.985)
    expect(namesIn(lakes)).toContain('Cangas de Onís')
    const town = await drawn(MADRID.latitude, MADRID.longitude)
    expect(namesIn(town)).toContain('Madrid')
    expect(town.scale.metres).toBeLessThan(lakes.scale.metres)
    // Nothing is near: the map ends with part of a continent, and not with the whole world.
    const ocean = await drawn(-45, -120)
    expect(ocean.scale.metres).toBeLessThanOrEqual(500_000)
  })

  test('is drawn without the streets of a region that cannot be read; regions elsewhere are not asked', async () => {
    const asked: string[] = []
    const withoutRegions = tileReader((address) => {
      if (!address.includes('/regions/')) return archive(address)
      asked.push(address)
      throw new Error('404')
    })
    const region = (name: string, west: number, south: number) => ({
      name,
      version: '0123456789ab',
      bounds: { west, south, east: west + 2, north: south + 2 },
      coverage: [[west, south, west + 2, south + 2] as [number, number, number, number]],
      minzoom: 0,
      maxzoom: 14,
      attribution: '© colaboradores de OpenStreetMap',
    })
    const regions = [region('madrid', -4.7, 39.4), region('andorra', 1.4, 42)]
    const drawn = await mapFrom({ spots: [MADRID], size: SIZE, regions }, withoutRegions)
    expect(drawn.pins).toHaveLength(1)
    expect(drawn.attribution).toBe('© OpenStreetMap · Natural Earth · GeoNames (CC BY)')
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((address) => !address.includes('madrid'))).toEqual([])
  })

  test('says so when its tiles cannot be read, and is drawn by who tries again', async () => {
    let works = false
    const faulty = tileReader((address) => {
      if (!works) throw new Error('No network')
      return archive(address)
    })
    const wish = { spots: [MADRID, TOLEDO], size: SIZE, regions: [] }
    await expect(mapFrom(wish, faulty)).rejects.toThrow('No network')
    works = true
    expect((await mapFrom(wish, faulty)).shapes.length).toBeGreaterThan(0)
  })
})
