import { afterAll, describe, expect, it } from 'vitest'
import { gazetteerForTests } from './gazetteer-for-tests.ts'

const gazetteer = gazetteerForTests()
afterAll(() => gazetteer.close())

const first = (q: string, near?: { latitude: number; longitude: number }) =>
  gazetteer.search({ q, ...near })[0]

describe('a suggestion', () => {
  it('has all facts about a landmark', () => {
    expect(first('machu picchu')).toEqual({
      id: 'landmark:pe-aguas-calientes-machu-picchu',
      kind: 'landmark',
      name: 'Machu Picchu',
      address: 'Machu Picchu, Aguas Calientes, Cusco, Perú',
      city: 'Aguas Calientes',
      region: 'Cusco',
      country: 'Perú',
      latitude: -13.1631,
      longitude: -72.545,
    })
  })

  it('names a city of the world in Spanish', () => {
    expect(first('London')).toMatchObject({
      id: 'geonames:2643743',
      kind: 'city',
      name: 'Londres',
      city: 'Londres',
    })
  })

  it('distinguishes an area and an airport from a city', () => {
    expect(first('toscana')).toMatchObject({ kind: 'area', city: null, region: null, country: 'Italia' })
    expect(first('españa')).toMatchObject({ kind: 'area', name: 'España', address: 'España' })
    expect(first('EZE')).toMatchObject({ kind: 'airport', name: 'Aeropuerto de Ezeiza' })
  })

  it('includes the city of a district', () => {
    expect(first('Chamberí, Madrid')).toMatchObject({ kind: 'area', city: 'Madrid' })
  })
})

describe('a search', () => {
  it('begins at two characters', () => {
    for (const q of ['', ' ', 'a', '  b ', '.', 'á']) expect(gazetteer.search({ q })).toEqual([])
    expect(gazetteer.search({ q: 'sa' })).toHaveLength(8)
  })

  it('returns as many as requested, at most twenty, each once', () => {
    expect(gazetteer.search({ q: 'san', limit: 3 })).toHaveLength(3)
    const many = gazetteer.search({ q: 'san', limit: 1000 })
    expect(many).toHaveLength(20)
    expect(new Set(many.map(({ id }) => id)).size).toBe(20)
    for (const limit of [0, -4, Number.NaN, 0.5]) {
      expect(gazetteer.search({ q: 'san', limit }).length).toBeGreaterThan(0)
    }
  })

  it('prefers the nearer of two places with one name', () => {
    expect(first('cordoba')?.country).toBe('Argentina')
    expect(first('cordoba', { latitude: 37.39, longitude: -5.98 })?.country).toBe('España')
    expect(first('cordoba', { latitude: 18.9, longitude: -96.9 })?.country).toBe('México')
    expect(first('plaza mayor', { latitude: 40.965, longitude: -5.664 })?.city).toBe('Salamanca')
    expect(first('catedral', { latitude: 37.18, longitude: -3.6 })?.city).toBe('Granada')
  })

  it('finds an unimportant village near the traveller', () => {
    expect(first('aran')?.name).not.toBe('Aranda de Duero')
    const near = { latitude: 41.7, longitude: -3.93 }
    expect(first('aran', near)?.name).toBe('Aranda de Duero')
  })

  it('ranks a landmark above hamlets of the same name', () => {
    expect(first('sagrada familia')?.kind).toBe('landmark')
    expect(first('obelisco')?.city).toBe('Buenos Aires')
    expect(first('teide')?.kind).toBe('landmark')
  })

  it('finds a name while it is being typed', () => {
    const name = 'sagrada familia'
    for (let length = 7; length <= name.length; length++) {
      expect(first(name.slice(0, length))?.name, name.slice(0, length)).toBe('Sagrada Familia')
    }
  })

  it('lists the city, not also the province of the same name', () => {
    const salta = gazetteer.search({ q: 'salta' }).filter(({ address }) => address === 'Salta, Argentina')
    expect(salta.map(({ kind }) => kind)).toEqual(['city'])
  })

  it('ignores a word that belongs to no place', () => {
    expect(first('hotel sevilla')?.name).toBe('Sevilla')
  })

  it('returns nothing when nothing has that name', () => {
    expect(gazetteer.search({ q: 'qzxwvk jjqqpp' })).toEqual([])
  })
})

describe('hostile input', () => {
  const texts = [
    '"',
    '*',
    '( ) - NEAR',
    '" OR 1=1 --',
    'NEAR(lima cusco, 2)',
    'AND',
    'lima AND',
    'NOT lima',
    '^lima',
    'words:lima',
    '{lima cusco}:x',
    "'; DROP TABLE place; --",
    '%',
    '_%_',
    '\\',
    '@pes',
    '@c12345 lima',
    '\u0000',
    'li\u0000ma',
    '\u202Elima\u200F',
    '😀🗺️',
    '🇦🇷 buenos',
    '中文',
    'عربى',
    'a'.repeat(10_000),
    'lima '.repeat(2_000),
    ','.repeat(10_000),
    '\ud800',
    'lima,,,,perú;;;',
    '1 2 3',
    '0x1F',
    '-1',
    '\n\t\r',
    'ﷺ'.repeat(3_000),
  ]

  it.each(texts.map((text) => [text.slice(0, 30), text]))('never throws: %j', (_, q) => {
    const started = performance.now()
    expect(Array.isArray(gazetteer.search({ q, latitude: 40, longitude: -3 }))).toBe(true)
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('never throws for an impossible position', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e9, -91]) {
      expect(gazetteer.search({ q: 'lima', latitude: value, longitude: value })[0]?.name).toBe('Lima')
      expect(gazetteer.reverse(value, value)).toBeNull()
    }
  })

  it('finds the name among unrelated words', () => {
    expect(first('"lima"*')?.name).toBe('Lima')
    expect(first('\u202Elima\u200F')?.name).toBe('Lima')
    expect(first('🇦🇷 buenos aires 😀')?.name).toBe('Buenos Aires')
  })
})
