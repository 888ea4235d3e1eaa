import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../../test/traveller.ts'
import { guessKinds } from './guess-kinds.ts'

let andariego: TestApp
let ana: Traveller
let beto: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[ana, beto] = await Promise.all([traveller(andariego), traveller(andariego)])
})
afterAll(() => andariego.close())

let count = 0
const add = (name: string, more: { kind?: 'bar' | null } = {}) => {
  count += 1
  const body = {
    name: `${name} ${count}`,
    address: 'Camino',
    latitude: count * 0.5,
    longitude: -120,
    ...more,
  }
  return ana.api('POST /places', { body })
}
const listed = async (kind: 'museo' | 'playa' | 'bar' | 'faro') => {
  const { places, totalCount } = await andariego.api()('GET /places', { query: { kind } })
  expect(totalCount).toBe(places.length)
  return places.map(({ id }) => id)
}
const everywhere = { west: -180, south: -90, east: 180, north: 90, zoom: 12 }

test('an added place gets the kind that its name tells, unless its author chose another, or none', async () => {
  expect((await add('Museo del Mar')).kind).toBe('museo')
  expect((await add('Museo del Jamón', { kind: 'bar' })).kind).toBe('bar')
  expect((await add('Museo de nada', { kind: null })).kind).toBeNull()
  expect((await add('Nuestro rincón')).kind).toBeNull()
})

test('list and map contain only places of the requested kind, page after page', async () => {
  const playas = [await add('Playa Uno'), await add('Playa Dos'), await add('Playa Tres')].map(({ id }) => id)
  expect(await listed('playa')).toEqual(playas.toReversed())
  for (const sort of ['recent', 'rating', 'reviews'] as const) {
    const query = { kind: 'playa', sort, limit: 2 } as const
    const first = await andariego.api()('GET /places', { query })
    const second = await andariego.api()('GET /places', {
      query: { ...query, cursor: first.nextCursor ?? undefined },
    })
    expect(new Set([...first.places, ...second.places].map(({ id }) => id))).toEqual(new Set(playas))
  }
  const { data } = await andariego.api()('GET /places/clusters', { query: { ...everywhere, kind: 'playa' } })
  expect(data.reduce((sum, { count: inside }) => sum + inside, 0)).toBe(3)
  expect(data[0]?.place?.kind).toBe('playa')
})

test('the assistant reads a place again when its kind is corrected, and only then', async () => {
  const { id } = await add('Museo del faro')
  const { database } = andariego.services
  const unread = async () => {
    const rows = database.deleteFrom('assistant_unread').where('place_id', '=', id).returning('place_id')
    return (await rows.execute()).length
  }
  await unread()
  const correct = () => ana.api('PUT /places/:id/kind', { params: { id }, body: { kind: 'faro' } })
  await correct()
  expect(await unread()).toBe(1)
  await correct()
  expect(await unread()).toBe(0)
})

test("a place's author corrects its kind, and all cached answers change", async () => {
  const place = await add('Faro del bar')
  const params = { id: place.id }
  const visitor = andariego.api()
  const before = await listed('bar')
  expect(await listed('faro')).toContain(place.id)
  await visitor('GET /places/:id', { params })
  await visitor('GET /places/clusters', { query: everywhere })

  expect(await ana.api('GET /places/:id/kind', { params })).toEqual({
    kind: 'faro',
    may: ['correctKind', 'describe'],
  })
  expect((await ana.api('PUT /places/:id/kind', { params, body: { kind: 'bar' } })).kind).toBe('bar')

  expect((await visitor('GET /places/:id', { params })).kind).toBe('bar')
  expect(await listed('faro')).not.toContain(place.id)
  expect(await listed('bar')).toEqual([place.id, ...before])
  const { data } = await visitor('GET /places/clusters', { query: everywhere })
  expect(data.find((cluster) => cluster.place?.id === place.id)?.place?.kind ?? 'bar').toBe('bar')
})

test('nobody else may, and an unknown kind is refused in Spanish', async () => {
  const { id } = await add('Puente')
  expect(await beto.api('GET /places/:id/kind', { params: { id } })).toEqual({
    kind: 'puente',
    may: ['describe', 'report'],
  })
  const forbidden = await refusal(beto.api('PUT /places/:id/kind', { params: { id }, body: { kind: 'bar' } }))
  expect([forbidden.status, forbidden.body.message]).toEqual([
    403,
    'Solo quien agregó el lugar puede corregir su tipo.',
  ])
  const body = { kind: 'nave espacial' as 'bar' }
  const wrong = await refusal(ana.api('PUT /places/:id/kind', { params: { id }, body }))
  expect([wrong.status, wrong.body.errors]).toEqual([422, ['Elige uno de los tipos de lugar de la lista.']])
  const filter = await refusal(andariego.api()('GET /places', { query: body }))
  expect(filter.status).toBe(400)
})

test("older places get their kind from the job, which does not change a person's choice", async () => {
  const [old, said] = [await add('Museo viejo'), await add('Museo dicho')]
  const { database } = andariego.services
  await ana.api('PUT /places/:id/kind', { params: { id: said.id }, body: { kind: null } })
  await sql`update all_places set kind = null, kind_from = null where id = ${old.id}`.execute(database)
  expect(await listed('museo')).not.toContain(old.id)
  expect(await guessKinds(andariego.services)).toBe(1)
  expect(await listed('museo')).toContain(old.id)
  expect(await guessKinds(andariego.services)).toBe(0)
  expect((await andariego.api()('GET /places/:id', { params: { id: said.id } })).kind).toBeNull()
})
