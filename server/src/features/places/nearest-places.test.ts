import { metresBetween, type Position } from '@andariego/contract/distance'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'

const MANY = 1_150

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
  // Scattered over the north, where a degree of longitude is half as long as one of latitude.
  await sql`insert into all_places (id, name, address, latitude, longitude)
    select gen_random_uuid(), 'Cabaña ' || n, 'Norte', 58 + mod(n * 37, 400) / 100.0, 10 + mod(n * 61, 900) / 100.0
    from generate_series(1, ${sql.lit(MANY)}) n`.execute(andariego.services.database)
})
afterAll(() => andariego.close())

const list = (centre: Position, query: { limit: number; page?: number; cursor?: string; q?: string }) =>
  andariego.api()('GET /places', { query: { sort: 'nearby', ...centre, ...query } })

test('a cursor leads through all places, further and further away by metres', async () => {
  const centre = { latitude: 60, longitude: 14 }
  const seen: { id: string; metres: number }[] = []
  let cursor: string | undefined
  let totalCount = 0
  do {
    const page = await list(centre, { limit: 100, cursor })
    seen.push(...page.places.map((place) => ({ id: place.id, metres: metresBetween(place, centre) })))
    cursor = page.nextCursor ?? undefined
    totalCount = page.totalCount
  } while (cursor)
  expect(totalCount).toBe(MANY)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(MANY)
  const distances = seen.map(({ metres }) => Math.round(metres))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
})

test('a numbered page has what the cursor leads to, however deep', async () => {
  const centre = { latitude: 60, longitude: 14 }
  const first = await list(centre, { limit: 50 })
  const second = await list(centre, { limit: 50, cursor: first.nextCursor ?? undefined })
  expect(await list(centre, { limit: 50, page: 2 })).toEqual(second)
  expect((await list(centre, { limit: 50, page: 23 })).places).toHaveLength(50)
  expect((await list(centre, { limit: 50, page: 24 })).places).toEqual([])
})

test('a cursor goes on where it was, though a place before it has gone', async () => {
  const centre = { latitude: 60, longitude: 14 }
  const query = { limit: 5, q: 'Cabaña 11' }
  const first = await list(centre, query)
  const rest = await list(centre, { ...query, cursor: first.nextCursor ?? undefined })
  const gone = first.places[0]?.id ?? ''
  await sql`delete from all_places where id = ${gone}`.execute(andariego.services.database)
  const again = await list(centre, { ...query, cursor: first.nextCursor ?? undefined })
  expect(again.places.map(({ id }) => id)).toEqual(rest.places.map(({ id }) => id))
})

test('what lies beyond the antimeridian is as near as it is', async () => {
  const add = async (longitude: number) =>
    (await ana.api('POST /places', { body: { ...newPlace(), latitude: -16.8, longitude } })).id
  const [taveuni, rabi, suva] = [await add(-179.99), await add(179.99), await add(178.4)]
  const { places } = await list({ latitude: -16.8, longitude: 179.999 }, { limit: 3 })
  expect(places.map(({ id }) => id)).toEqual([rabi, taveuni, suva])
  const beside = await andariego.api()('GET /places/:id/nearby', { params: { id: rabi } })
  expect(beside.places.map(({ id }) => id)).toEqual([taveuni, suva])
})

test('a place whose coordinates are next to zero breaks no list', async () => {
  const tiny = 5e-324
  const body = { ...newPlace(), latitude: tiny, longitude: -tiny }
  const { id } = await ana.api('POST /places', { body })
  const { places } = await list({ latitude: 0, longitude: 0 }, { limit: 3 })
  expect(places[0]).toMatchObject({ id, latitude: 0, longitude: 0 })
  const beside = await andariego.api()('GET /places/:id/nearby', { params: { id } })
  expect(beside.places).toEqual([])
})
