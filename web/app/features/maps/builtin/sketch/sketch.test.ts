import { describe, expect, test } from 'vitest'
import { angleInWords, graticuleOf, stepAt } from './graticule.ts'
import { ringsAround } from './rings.ts'
import { exitOf, signsTo } from './signs.ts'

const COLONIA = { latitude: -34.4727, longitude: -57.8517 }
const FRAME = { width: 480, height: 400 }

describe('meridians and parallels', () => {
  test('stand at whole degrees, minutes or seconds, closer the closer one looks', () => {
    expect(stepAt(2)).toBe(30 * 3600)
    expect(stepAt(10)).toBe(10 * 60)
    expect(stepAt(15)).toBe(15)
    const seen = { west: -57.86, south: -34.48, east: -57.845, north: -34.465 }
    const lines = graticuleOf(seen, 15)
    expect(lines.map(({ properties }) => properties.text)).toContain('57° 51′ 15″ O')
    expect(lines.map(({ properties }) => properties.text)).toContain('34° 28′ 30″ S')
    for (const { geometry } of lines)
      for (const [longitude = 0, latitude = 0] of geometry.coordinates) {
        expect(longitude).toBeGreaterThanOrEqual(seen.west)
        expect(longitude).toBeLessThanOrEqual(seen.east)
        expect(latitude).toBeGreaterThanOrEqual(seen.south)
        expect(latitude).toBeLessThanOrEqual(seen.north)
      }
  })

  test('are told in whole numbers, without a letter at nought', () => {
    expect(angleInWords(0, ['N', 'S'])).toBe('0°')
    expect(angleInWords(-3600, ['N', 'S'])).toBe('1° S')
    expect(angleInWords(60, ['E', 'O'])).toBe('0° 1′ E')
    expect(angleInWords(3601, ['E', 'O'])).toBe('1° 0′ 1″ E')
  })

  test('beyond the antimeridian bear the longitude of the world they lie in', () => {
    const texts = graticuleOf({ west: 179.95, south: 0.1, east: 180.05, north: 0.11 }, 13).map(
      ({ properties }) => properties.text,
    )
    expect(texts).toContain('180° O')
    expect(texts.some((text) => text.startsWith('181'))).toBe(false)
  })
})

describe('rings of distance', () => {
  test('are as far from their middle as they say, at any latitude', () => {
    for (const latitude of [0, -34.47, 64]) {
      const [first, second] = ringsAround({ latitude, longitude: 10 }, 15)
      const metresTo = ([longitude = 0, north = 0]: number[]) =>
        Math.hypot(
          (north - latitude) * 111_195,
          (longitude - 10) * 111_195 * Math.cos((latitude * Math.PI) / 180),
        )
      for (const corner of first?.geometry.coordinates ?? expect.fail())
        expect(metresTo(corner)).toBeCloseTo(latitude === 64 ? 100 : 250, 3)
      expect(metresTo(second?.geometry.coordinates[5] ?? expect.fail())).toBeCloseTo(
        latitude === 64 ? 200 : 500,
        3,
      )
    }
  })

  test('say kilometres from a thousand metres on', () => {
    expect(ringsAround(COLONIA, 15).map(({ properties }) => properties.text)).toEqual([
      '250 m',
      '500 m',
      '750 m',
    ])
    expect(ringsAround(COLONIA, 13).map(({ properties }) => properties.text)).toEqual([
      '1 km',
      '2 km',
      '3 km',
    ])
  })
})

describe('signs at the edge of the frame', () => {
  /** A flat world in which a pixel is a hundred-thousandth of a degree. */
  const project = ({ latitude, longitude }: typeof COLONIA) => ({
    x: 240 + (longitude - COLONIA.longitude) * 1e5,
    y: 200 - (latitude - COLONIA.latitude) * 1e5,
  })
  const goal = (name: string, down: number, right: number, own = false) => ({
    name,
    latitude: COLONIA.latitude - down,
    longitude: COLONIA.longitude + right,
    own,
  })

  test('point to what lies beyond, and not to what is in view', () => {
    const goals = [goal('Norte', -0.1, 0), goal('Aquí', 0.0003, 0.001), goal('Ensenada', 0.3, 0)]
    expect(signsTo(goals, COLONIA, FRAME, project)).toEqual([
      { x: 240, y: 16, text: '↑ Norte · 11 km', anchor: 'top', rank: 0, own: false },
      { x: 240, y: 264, text: '↓ Ensenada · 33 km', anchor: 'bottom', rank: 1, own: false },
    ])
  })

  test('stay below a button over the upper left corner', () => {
    const signs = signsTo([goal('Norte', -0.1, 0)], COLONIA, { ...FRAME, hasTool: true }, project)
    expect(signs).toMatchObject([{ y: 58, anchor: 'top' }])
  })

  test('keep within the frame on every side', () => {
    for (let angle = 0; angle < 6.28; angle += 0.1) {
      const exit = exitOf(
        { x: 240, y: 200 },
        { x: 240 + Math.cos(angle) * 9e3, y: 200 + Math.sin(angle) * 9e3 },
        FRAME,
      )
      expect(exit?.x).toBeGreaterThanOrEqual(10 - 1e-6)
      expect(exit?.x).toBeLessThanOrEqual(426 + 1e-6)
      expect(exit?.y).toBeGreaterThanOrEqual(16 - 1e-6)
      expect(exit?.y).toBeLessThanOrEqual(264 + 1e-6)
    }
  })

  test('stay above the note, which lies higher where the attribution takes two lines', () => {
    const narrow = { width: 328, height: 400 }
    // 83 pixels of note, 56 below it.
    expect(signsTo([goal('Ensenada', 0.3, 0)], COLONIA, narrow, project)[0]?.y).toBeLessThanOrEqual(
      400 - 56 - 83,
    )
  })

  test('where nothing is within 60 km, point to the three nearest things farther away', () => {
    const towns = [
      goal('Oeste', 0, -1.5),
      goal('Este', 0, 2),
      goal('Norte', -2, 0),
      goal('Sur', 3, 0),
      goal('Otro mundo', 0, 40),
    ]
    const signs = signsTo(towns, COLONIA, FRAME, project)
    expect(signs.map(({ text }) => text)).toEqual(['← Oeste · 138 km', '→ Este · 183 km', '↑ Norte · 222 km'])
  })

  test('point to places of the community before what lies nearer', () => {
    const crowd = Array.from({ length: 12 }, (_, index) =>
      goal(`Pueblo ${index}`, Math.sin(index / 2) * 0.02, Math.cos(index / 2) * 0.02),
    )
    const signs = signsTo([...crowd, goal('El Ateneo', -0.09, -0.05, true)], COLONIA, FRAME, project)
    expect(signs[0]).toMatchObject({ own: true, rank: 0 })
    expect(signs).toHaveLength(6)
  })

  test('are few: one for each direction, the nearest, each name once, none farther than 60 km', () => {
    const crowd = Array.from({ length: 200 }, (_, index) =>
      goal(`Pueblo ${index}`, Math.sin(index) * (0.01 + index / 500), Math.cos(index) * (0.01 + index / 500)),
    )
    const signs = signsTo(
      [...crowd, goal('Lejos', 0, 5), goal('Caminito', 0.02, 0, true), goal('Caminito', 0, 0.02, true)],
      COLONIA,
      FRAME,
      project,
    )
    expect(signs.length).toBeLessThanOrEqual(6)
    expect(signs.some(({ text }) => text.includes('Lejos'))).toBe(false)
    expect(signs.filter(({ text }) => text.includes('Caminito')).length).toBeLessThanOrEqual(1)
  })
})
