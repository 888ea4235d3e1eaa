import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildLocalPlaces, ensureGazetteer, type LocalThing, openGazetteer } from '@andariego/gazetteer'
import { openRegions, type RegionInfo } from '@andariego/map-regions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Geocoder } from '../geocoder.ts'
import { GAZETTEER_FILE } from '../geocoders/builtin.ts'
import { PLACES_FILE } from './import-map-region.ts'
import { createRegionPlaces } from './region-places.ts'
import { withRegions } from './with-regions.ts'

const centre = { latitude: 40.4168, longitude: -3.7038 }
const bounds = { west: -4, south: 40, east: -3, north: 41 }

let count = 0
const thing = (name: string, more: Partial<LocalThing>): LocalThing => ({
  id: `N${++count}`,
  kind: 'landmark',
  name,
  city: 'Madrid',
  region: 'Comunidad de Madrid',
  country: 'ES',
  ...centre,
  importance: 0.35,
  ...more,
})
/** Of 300 bars, every third says its hours, and of those only the three furthest away are open. */
const bars = Array.from({ length: 300 }, (_, index) =>
  thing(`Bar ${index}`, {
    category: 'Bar',
    latitude: centre.latitude + index * 0.0005,
    ...(index % 3 === 0 && { hours: index >= 291 ? '24/7' : 'off' }),
  }),
)
const branches = [0, 0.003].map((north) =>
  thing('Cafetería Sol', { category: 'Cafetería', latitude: centre.latitude + north }),
)
const named = [
  thing('Museo al Aire Abierto', { category: 'Museo' }),
  thing('Cielo Abierto', { category: 'Mirador' }),
]

let folder = ''
let geocoder: Geocoder
beforeAll(() => {
  ensureGazetteer(GAZETTEER_FILE)
  folder = mkdtempSync(join(tmpdir(), 'open-now-'))
  mkdirSync(join(folder, 'madrid'))
  buildLocalPlaces(join(folder, 'madrid', PLACES_FILE), [...bars, ...branches, ...named])
  const info: RegionInfo = {
    format: 1,
    name: 'madrid',
    version: '1',
    source: 'openstreetmap',
    attribution: '',
    bounds,
    coverage: [[bounds.west, bounds.south, bounds.east, bounds.north]],
    minzoom: 6,
    maxzoom: 14,
    importedAt: '2026-11-18T00:00:00Z',
    counts: {},
    hasSearch: true,
    hasWays: false,
  }
  writeFileSync(join(folder, 'madrid', 'region.json'), JSON.stringify(info))
  geocoder = withRegions(openGazetteer(GAZETTEER_FILE), createRegionPlaces(openRegions(folder)))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const names = async (q: string) => (await geocoder.search({ q, ...centre, limit: 8 })).map(({ name }) => name)

test.each(['bar abierto ahora', 'bares abiertos'])(
  '%s finds the few that are open behind many that are closed, nearest first, then some of unknown hours that say so',
  async (q) => {
    const found = await geocoder.search({ q, ...centre, limit: 8 })
    expect(found.slice(0, 3).map(({ name }) => name)).toEqual(['Bar 291', 'Bar 294', 'Bar 297'])
    const rest = found.slice(3)
    expect(rest.map(({ name }) => name)).toEqual(['Bar 1', 'Bar 2', 'Bar 4', 'Bar 5', 'Bar 7'])
    expect(new Set(rest.map(({ opening }) => opening?.words))).toEqual(new Set(['Horario desconocido']))
  },
)

test('finds whatever is open when nothing else is asked', async () => {
  for (const q of ['abierto ahora', 'Abierto ahora', 'abiertos hoy'])
    expect(await names(q)).toEqual(['Bar 291', 'Bar 294', 'Bar 297'])
})

test('finds a name that says abierto', async () => {
  expect((await names('Museo al Aire Abierto'))[0]).toBe('Museo al Aire Abierto')
  expect((await names('cielo abierto'))[0]).toBe('Cielo Abierto')
})

test('shows two branches of one name, 300 m apart', async () => {
  expect((await names('cafetería sol')).slice(0, 2)).toEqual(['Cafetería Sol', 'Cafetería Sol'])
})
