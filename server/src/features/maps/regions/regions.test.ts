import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metresBetween as metresApart } from '@andariego/contract/distance'
import { WALKING_PACE } from '@andariego/contract/walking'
import { ensureGazetteer, fold } from '@andariego/gazetteer'
import { removeRegion } from '@andariego/map-regions'
import { ANDORRA, MONACO } from '@andariego/map-regions/testing/extracts'
import { type TaggedPoint, taggedPoints } from '@andariego/map-regions/testing/tagged-points'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../geocoders/builtin.ts'
import { importMapRegion } from './import-map-region.ts'
import { openNowIn, withoutNearby } from './with-regions.ts'

let folder = ''
let started: TestApp
let api: ReturnType<TestApp['api']>
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  folder = mkdtempSync(join(tmpdir(), 'regions-'))
  for (const file of [MONACO, ANDORRA]) await importMapRegion({ file, regions: folder })
  started = await testApp({ MAPS_REGIONS: folder })
  api = started.api()
}, 240_000)
afterAll(async () => {
  await started.close()
  rmSync(folder, { recursive: true, force: true })
})

const inAndorra = { latitude: 42.507, longitude: 1.521 }
const inMonaco = { latitude: 43.737, longitude: 7.424 }
const search = async (q: string, near = inAndorra) =>
  (await api('GET /maps/search', { query: { q, ...near, limit: 8 } })).data
const names = async (q: string, near = inAndorra) => (await search(q, near)).map(({ name }) => name)

describe('search in imported regions', () => {
  test.each([
    ['Avinguda Meritxell 11', 'Avinguda Meritxell 11', inAndorra],
    ['avinguda meritxel 11', 'Avinguda Meritxell 11', inAndorra],
    ['avda meritxell', 'Avinguda Meritxell', inAndorra],
    ['carrer prat de la creu', 'Carrer Prat de la Creu', inAndorra],
    ['calle prat de la creu', 'Carrer Prat de la Creu', inAndorra],
    ['caldea', 'Caldea-Inuu', inAndorra],
    ['oficina de turismo', 'Oficina Turisme', inAndorra],
    ['museo oceanografico', 'Museo Oceanográfico de Mónaco', inMonaco],
    ['cafe de paris', 'Café de Paris', inMonaco],
    ['boulevard des moulins', 'Boulevard des Moulins', inMonaco],
  ])('%s finds %s', async (q, name, near) => {
    expect((await names(q, near)).slice(0, 3)).toContain(name)
  })

  test('finds things by their kind, nearest first, and names the kind', async () => {
    const found = await search('farmacia', inMonaco)
    expect(found.length).toBeGreaterThan(2)
    expect(found[0]?.category).toBe('Farmacia')
    expect(Math.abs((found[0]?.latitude ?? 0) - inMonaco.latitude)).toBeLessThan(0.05)
  })

  test.each([
    ['baños', 'Baño'],
    ['baños públicos', 'Baño'],
    ['cajero', 'Cajero automático'],
    ['gasolina', 'Estación de servicio / Gasolinera'],
    ['parada de autobús', 'Parada de bus'],
    ['bus', 'Parada de bus'],
    ['colectivo', 'Parada de bus'],
    ['terminal de ómnibus', 'Estación / Terminal de bus'],
    ['escuela', 'Escuela'],
    ['supermercado cerca de mí', 'Supermercado'],
  ])('%s finds what has no name or an odd one: %s', async (q, category) => {
    expect((await search(q))[0]?.category).toBe(category)
  })

  test('what has no name takes that of its kind, and says in which town it is', async () => {
    const [toilets] = await search('baños')
    expect(toilets).toMatchObject({ name: 'Baño', category: 'Baño', country: 'Andorra' })
    expect(toilets?.city).not.toBeNull()
  })

  test("keeps the world's cities ranked as before", async () => {
    expect((await names('París'))[0]).toBe('París')
    expect((await names('Barcelona'))[0]).toBe('Barcelona')
  })

  test('lists a city once, although both lists have it', async () => {
    expect((await names('Andorra la Vieja')).filter((name) => name === 'Andorra la Vieja')).toHaveLength(1)
  })

  test('shows only what is open when asked to', async () => {
    const found = await search('restaurante abierto ahora', inMonaco)
    expect(found.length).toBeGreaterThan(0)
    for (const { opening } of found)
      expect(opening?.isOpen === true || opening?.words === 'Horario desconocido').toBe(true)
    expect(openNowIn('farmacia abierta ahora')).toEqual({ q: 'farmacia', openNow: true })
    expect(openNowIn('cafés que estén abiertos')).toEqual({ q: 'cafés', openNow: true })
    expect(openNowIn('Museo al Aire Abierto')).toEqual({ q: 'Museo al Aire', openNow: true })
    expect(openNowIn('abierto')).toEqual({ q: 'abierto', openNow: false })
  })

  test.each([
    ['supermercado cerca de mí', 'supermercado'],
    ['farmacia más cercana', 'farmacia'],
    ['bares cerca', 'bares'],
    ['cerca', 'cerca'],
    ['Calle La Cerca', 'Calle La Cerca'],
    ['Cercanías Atocha', 'Cercanías Atocha'],
  ])('%s searches %s', (typed, searched) => {
    expect(withoutNearby(typed)).toBe(searched)
  })

  test.each([
    'Avinguda Meritxell 11, Andorra la Vella, Andorra',
    'Avinguda Meritxell 11, Andorra la Vieja',
    'Avinguda Meritxell, 11, AD500 Andorra la Vella',
    'Av. Meritxell nº 11, Andorra',
  ])('%s finds the house', async (q) => {
    expect((await names(q))[0]).toBe('Avinguda Meritxell 11')
  })

  test.each([
    ['Andorra', ANDORRA],
    ['Mónaco', MONACO],
  ])('finds 50 points and addresses of %s where the extract has them', async (_country, file) => {
    const { pois, addresses } = taggedPoints(file)
    const spread = (points: TaggedPoint[]) =>
      Array.from(
        { length: 25 },
        (_, index) => points[Math.floor((index * points.length) / 25)] ?? expect.fail(),
      )
    const missing: string[] = []
    for (const { name, latitude, longitude } of [...spread(pois), ...spread(addresses)]) {
      const at = { latitude, longitude }
      const found = await search(name, at)
      const isThere = found.some((one) => fold(one.name) === fold(name) && metresApart(one, at) < 60)
      if (!isThere) missing.push(`${name}: ${found.map((one) => one.name).join(', ')}`)
    }
    expect(missing).toEqual([])
  })

  test('names the street at a point', async () => {
    const { data } = await api('GET /maps/reverse', { query: { latitude: 43.7402, longitude: 7.4285 } })
    expect(data.address).toMatch(/^(Boulevard|Avenue|Place|Rue|Allée|Square|Impasse)/)
    expect(data.city).toMatch(/M[oó]naco|Monte|Carlo/)
  })
})

describe('the tiles of a region', () => {
  test('are announced with the map, and read by byte ranges', async () => {
    const { regions } = await api('GET /maps/key')
    expect(regions.map(({ name }) => name)).toEqual(['andorra', 'monaco'])
    const [{ name, version } = { name: '', version: '' }] = regions
    const url = `/api/maps/regions/${name}/${version}`
    const part = await started.app.inject({ url, headers: { range: 'bytes=0-6' } })
    expect([part.statusCode, part.body]).toEqual([206, 'PMTiles'])
    expect(part.headers['cache-control']).toContain('immutable')
    expect(part.headers['content-range']).toMatch(/^bytes 0-6\/\d+$/)
    const same = await started.app.inject({ url, headers: { 'if-none-match': String(part.headers.etag) } })
    expect(same.statusCode).toBe(304)
    const beyond = await started.app.inject({ url, headers: { range: 'bytes=999999999-' } })
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range-not-satisfiable'])
    for (const wrong of ['../../secret/aaaaaaaaaaaa', `${name}/aaaaaaaaaaaa`, 'nada/aaaaaaaaaaaa'])
      expect((await started.app.inject({ url: `/api/maps/regions/${wrong}` })).statusCode).toBe(404)
  })

  test('disappear while the product runs', async () => {
    await importMapRegion({ file: MONACO, regions: folder, name: 'de-paso' })
    const listed = async () => (await api('GET /maps/key')).regions.map(({ name }) => name)
    await expect.poll(listed, { timeout: 5000 }).toContain('de-paso')
    removeRegion(folder, 'de-paso')
    await expect.poll(listed, { timeout: 5000 }).not.toContain('de-paso')
    expect(await names('cafe de paris', inMonaco)).toContain('Café de Paris')
  })
})

describe('GET /maps/walk', () => {
  const walk = (from: string, to: string) => api('GET /maps/walk', { query: { from, to } })

  test('follows imported streets, else estimates', async () => {
    const { data } = await walk('42.5063,1.5218', '42.5100,1.5390')
    expect(data).toMatchObject({ estimated: false })
    expect(data.path?.[0]).toEqual([expect.closeTo(1.5218, 2), expect.closeTo(42.5063, 2)])
    expect((await walk('40.4168,-3.7038', '40.4200, -3.7000')).data).toEqual({
      metres: 624,
      minutes: 8,
      estimated: true,
    })
    expect((await walk('40,-3', '40.4,-3')).data.estimated).toBe(true)
  })

  test('refuses invalid points and points over 50 km apart, and knows where no way leads', async () => {
    for (const wrong of ['40.4', '91,0', '0,181', 'a,b', '1,2,3', ''])
      expect((await refusal(walk(wrong, '0,0'))).body.errors).toEqual([expect.stringContaining('Cada punto')])
    const { status, body } = await refusal(walk('40,-3', '40.5,-3'))
    expect([status, body.message]).toEqual([422, 'Los dos puntos pueden estar a 50 km como máximo.'])
    expect((await refusal(walk('42.5029,1.5825', '42.5099,1.6062'))).status).toBe(404)
  })
})

describe('GET /maps/walks', () => {
  const walks = async (legs: string) => (await api('GET /maps/walks', { query: { legs } })).data
  const inTown = '42.5063,1.5218,42.5100,1.5390'

  test('follows imported streets, and estimates elsewhere, in the requested order', async () => {
    const [elsewhere, led, far] = await walks(
      `40.4168,-3.7038,40.4200,-3.7000;${inTown};42.4360,1.4740,42.5670,1.5980`,
    )
    expect(elsewhere).toEqual({ metres: 624, minutes: 8, estimated: true })
    expect(led?.estimated).toBe(false)
    expect(led?.path?.length).toBeGreaterThan(20)
    // Both ends are in Andorra, too far apart to walk.
    expect(far).toMatchObject({ estimated: true })
    expect(far).not.toHaveProperty('path')
  })

  test('tells of no walk where streets lead only a long way round', async () => {
    // Two kilometres apart with a ridge between them; on foot it is nine.
    expect(await walks('42.5029,1.5825,42.5099,1.6062')).toEqual([null])
  })

  test('walks on streets as fast as in estimates', async () => {
    const [straight] = await walks('42.50800,1.52600,42.50800,1.52601')
    expect(straight?.estimated).toBe(false)
    const [led] = await walks(inTown)
    // Stairs and rough paths are slower; nothing is faster.
    expect((led?.metres ?? 0) / (led?.minutes ?? 1)).toBeLessThanOrEqual(WALKING_PACE)
    expect((led?.metres ?? 0) / (led?.minutes ?? 1)).toBeGreaterThan(WALKING_PACE * 0.85)
  })

  test('refuses invalid legs, and too many of them', async () => {
    for (const wrong of [
      '40.4',
      '40.4,-3.7',
      '91,0,0,0',
      '0,181,0,0',
      'a,b,c,d',
      '1e1,2,3,4',
      `${inTown},5`,
      '',
    ])
      expect((await refusal(walks(wrong))).body.errors).toEqual([expect.stringContaining('Cada camino')])
    const many = Array(61).fill(inTown).join(';')
    expect((await refusal(walks(many))).body.errors).toEqual([expect.stringContaining('como máximo 60')])
    expect(await walks(many.slice(inTown.length + 1))).toHaveLength(60)
  })
})
