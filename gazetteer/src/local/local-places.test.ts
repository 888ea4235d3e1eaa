import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildLocalPlaces, type LocalThing } from './build.ts'
import { kinshipOf } from './kinds-typed.ts'
import { type LocalPlaces, openLocalPlaces } from './local-places.ts'

const centre = { latitude: 40.4168, longitude: -3.7038 }
const common = { city: 'Madrid', region: 'Comunidad de Madrid', country: 'ES', importance: 0.2 }

let count = 0
const thing = (name: string, more: Partial<LocalThing> = {}): LocalThing => ({
  id: `N${++count}`,
  kind: 'address',
  name,
  ...common,
  ...centre,
  ...more,
})

/** Chemists on a grid of a kilometre's mesh over the whole region; none is the most important. */
const chemists = Array.from({ length: 900 }, (_, index) =>
  thing(`Farmacia ${index}`, {
    kind: 'landmark',
    category: 'Farmacia',
    latitude: 40.28 + Math.floor(index / 30) * 0.01,
    longitude: -3.85 + (index % 30) * 0.01,
    importance: 0.35,
    ...(index % 3 === 0 && { hours: '24/7' }),
  }),
)
const nearest = thing('Botica de la Puerta del Sol', {
  kind: 'landmark',
  category: 'Farmacia',
  latitude: centre.latitude + 0.0003,
  importance: 0.3,
})
const museum = thing('Casa de las Ciencias', {
  kind: 'landmark',
  category: 'Museo',
  latitude: centre.latitude + 0.1,
  importance: 0.35,
})
const kinds = [
  thing('Caja 24', { kind: 'landmark', category: 'Cajero automático', importance: 0.35 }),
  thing('La Esquina', { kind: 'landmark', category: 'Bar / Bar de copas', importance: 0.35 }),
  thing('Baños del Norte', {
    kind: 'landmark',
    category: 'Sauna pública',
    latitude: centre.latitude + 0.15,
    importance: 0.35,
  }),
  thing('Plaza del Sur', {
    kind: 'landmark',
    category: 'Parada de bus',
    synonyms: ['bus'],
    importance: 0.35,
  }),
  thing('Busto del Rey', { kind: 'landmark', category: 'Monumento', importance: 0.5 }),
  thing('Surtidor', { kind: 'landmark', category: 'Estación de servicio / Gasolinera', importance: 0.35 }),
]
const streets = Array.from({ length: 200 }, (_, index) =>
  thing('Calle Real 5', {
    city: `Pueblo ${index}`,
    latitude: 40 + Math.floor(index / 20) * 0.05,
    longitude: -4.2 + (index % 20) * 0.05,
  }),
)
const houses = [
  thing('Calle Mayor 12', { postcode: '28013', cityNames: ['Madrid', 'Madrit'] }),
  thing('Calle Mayor 12', { city: 'Getafe', latitude: 40.305, longitude: -3.73 }),
  thing('Calle Mayor 14 bis'),
  thing('Calle Mayor 16B'),
  thing('Calle del Prado', { kind: 'street', importance: 0.3 }),
  thing('Calle del Prado', { kind: 'street', importance: 0.3, city: 'Getafe', latitude: 40.305 }),
  thing('Calle España', { kind: 'street', importance: 0.3 }),
  thing('Café Central', { kind: 'landmark', importance: 0.4 }),
  thing('Хаски', { kind: 'landmark', importance: 0.4 }),
  thing('Большой театр', { kind: 'landmark', importance: 0.4 }),
  thing('東京タワー', { kind: 'landmark', importance: 0.4, others: ['Tokyo Tower'] }),
  thing('서울역', { kind: 'landmark', importance: 0.4 }),
  thing('Αθήναιον', { kind: 'landmark', importance: 0.4 }),
]

let folder = ''
let places: LocalPlaces
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-places-'))
  const file = join(folder, 'places.sqlite')
  buildLocalPlaces(file, [...chemists, nearest, museum, ...kinds, ...streets, ...houses])
  places = openLocalPlaces(file)
})
afterAll(() => {
  places.close()
  rmSync(folder, { recursive: true, force: true })
})

const found = (q: string, more: object = {}) =>
  places.scored({ q, limit: 20, ...more }).map(({ suggestion }) => suggestion)

describe('near a position', () => {
  test('the nearest of hundreds of things of one kind comes first', () => {
    expect(found('farmacia', centre)[0]?.name).toBe(nearest.name)
    expect(found('farmacias', centre)[0]?.name).toBe(nearest.name)
  })

  test('a misspelt name finds the nearest of those named so', () => {
    // 470 m away.
    expect(found('farmasia', centre)[0]?.name).toBe('Farmacia 435')
  })

  test('the street of the same name in the own town comes first', () => {
    const getafe = { latitude: 40.3001, longitude: -3.7501 }
    expect(found('calle real 5', getafe)[0]).toMatchObject({ latitude: 40.3, longitude: -3.75 })
  })

  test('what is of the kind that was typed comes before the famous things of the world', () => {
    // The Museo del Prado itself has 1.8.
    const [first] = places.scored({ q: 'museo', ...centre })
    expect(first?.suggestion.name).toBe(museum.name)
    expect(first?.score).toBeGreaterThan(1.85)
    expect(places.scored({ q: 'museo' })[0]?.score).toBeLessThan(1.5)
  })

  test.each([
    ['cajero', 'Caja 24'],
    ['cajeros', 'Caja 24'],
    ['bar de copas', 'La Esquina'],
    ['gasolinera', 'Surtidor'],
    // 'Bus' alone is also the beginning of a name.
    ['bus', 'Plaza del Sur'],
    // Seventeen kilometres away, and still before 'Camerún', of which the world's list thinks at 1.47.
    ['sauna', 'Baños del Norte'],
  ])('%s finds %s by its kind', (q, name) => {
    const [first] = places.scored({ q, ...centre })
    expect(first?.suggestion.name).toBe(name)
    expect(first?.score).toBeGreaterThan(1.5)
  })

  test('a word with which the name of another kind begins finds nothing by it', () => {
    const kinship = (category: string, typed: string, synonyms: string | null = null) =>
      kinshipOf({ category, synonyms }, typed)
    expect(kinship('Estación de servicio / Gasolinera', 'estacion')).toBe(null)
    expect(kinship('Restaurante italiano', 'restaurantes')).toBe('begun')
    expect(kinship('Collado / Abra', 'abra')).toBe('exact')
    expect(kinship('Parada de bus', 'colectivos', 'bus / colectivo')).toBe('exact')
    expect(kinship('Parada de bus', 'parada', 'parada de autobús')).toBe(null)
  })

  test('a file that an earlier version wrote, without synonyms, is searched as before', () => {
    const file = join(folder, 'earlier.sqlite')
    buildLocalPlaces(file, kinds)
    const database = new DatabaseSync(file)
    database.exec('ALTER TABLE detail DROP COLUMN synonyms')
    database.close()
    const earlier = openLocalPlaces(file)
    expect(earlier.scored({ q: 'gasolinera', ...centre })[0]?.suggestion.name).toBe('Surtidor')
    earlier.close()
  })

  test('without a text, everything with known hours is returned when asked for, nearest first', () => {
    const withHours = found('', { ...centre, hasHours: true, limit: 240 })
    expect(withHours).toHaveLength(240)
    expect(found('', centre)).toEqual([])
  })

  test('only things with known hours are returned when asked for, more than a list shows', () => {
    const withHours = found('farmacia', { ...centre, hasHours: true, limit: 240 })
    expect(withHours).toHaveLength(240)
    expect(withHours.every(({ hours }) => hours === '24/7')).toBe(true)
  })
})

describe('addresses as people paste them', () => {
  test.each([
    'Calle Mayor 12, Madrid',
    'Calle Mayor 12, Madrid, España',
    'Calle Mayor, 12, Madrid, España',
    'calle mayor 12 madrid españa',
    'C/ Mayor 12, 28013 Madrid',
    'C/ Mayor, 12, 28013 Madrid, Spain',
    'Calle Mayor 12, Comunidad de Madrid',
    'Calle Mayor n.º 12, Madrid',
    'Calle Mayor nº12, Madrid',
    'Calle Mayor nro. 12, Madrid',
    'Calle Mayor número 12, Madrid, Espa',
    'Calle Mayor 12, Madrit',
  ])('%s', (q) => {
    const [first] = found(q)
    expect([first?.name, first?.city]).toEqual(['Calle Mayor 12', 'Madrid'])
  })

  test.each([
    ['Calle Mayor 14 bis', 'Calle Mayor 14 bis'],
    ['Calle Mayor 14bis', 'Calle Mayor 14 bis'],
    ['Calle Mayor, 14 bis, Madrid', 'Calle Mayor 14 bis'],
    ['Calle Mayor 16 b', 'Calle Mayor 16B'],
    ['calle mayor 16B, Madrid', 'Calle Mayor 16B'],
    ['Café Central, Madrid, España', 'Café Central'],
    ['calle españa', 'Calle España'],
    ['calle de españa, madrid', 'Calle España'],
  ])('%s finds %s', (q, name) => {
    expect(found(q)[0]?.name).toBe(name)
  })
})

describe('a house that is not on the map', () => {
  test.each([
    'Calle del Prado 77, Getafe',
    'Calle del Prado, 77, Getafe',
    'Calle del Prado nº 77 bis, Getafe, España',
    'calle del prado 77 getafe',
    '77 calle del Prado, Getafe',
    'C/ del Prado 77, Getafe',
  ])('%s finds its street', (q) => {
    const [first] = found(q)
    expect([first?.name, first?.city]).toEqual(['Calle del Prado', 'Getafe'])
  })

  test('does not hide one that is', () => {
    expect(found('Calle Mayor 12, Getafe')[0]).toMatchObject({ name: 'Calle Mayor 12', city: 'Getafe' })
  })
})

describe('names in other scripts', () => {
  test.each([
    ['Хаски', 'Хаски'],
    ['хас', 'Хаски'],
    ['khaski', 'Хаски'],
    ['haski', 'Хаски'],
    ['bolshoi', 'Большой театр'],
    ['большои театр', 'Большой театр'],
    ['東京タワー', '東京タワー'],
    ['東京', '東京タワー'],
    ['tokyo tower', '東京タワー'],
    ['서울역', '서울역'],
    ['αθηναιον', 'Αθήναιον'],
    ['athinaion', 'Αθήναιον'],
  ])('«%s» finds %s, in its script and in Latin letters', (typed, name) => {
    expect(places.scored({ q: typed })[0]?.suggestion.name).toBe(name)
  })
})
