import { randomUUID } from 'node:crypto'
import { afterNews, newPlacesIn } from '@andariego/contract/trip-answer'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { datedStops, ideasIn, type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../../../test/test-app.ts'
import { openScene } from '../test/scene.ts'
import { anyOperation } from './test/any-operation.ts'
import { randomFrom } from './test/random.ts'

const { andariego, ana, at, make, places, written } = await openScene()
const { secret, database } = andariego.services
/** Another process of the same product. */
const other = await testApp({}, { url: andariego.databaseUrl, drop: async () => {} }, { secret })
afterAll(async () => {
  await other.close()
  await andariego.close()
})
const processes = [ana.api, other.api(ana.accessToken)]

const asSent = (operation: Operation) => ({ id: randomUUID(), operation })
const rowsOf = async (id: string) =>
  (
    await sql<{ id: string; position: number; written: string }>`
      select id, position, xmin::text as written from itinerary_items where itinerary_id = ${id} order by position
    `.execute(database)
  ).rows

test('a trip is the result of its log in both processes, even when the log is far ahead of the stored plan', async () => {
  const made = await make(ana, at([0, 1, 2, 3]))
  const { id, name } = made
  const random = randomFrom(4)
  const read = async () => (await ana.api('GET /itineraries/:id', { params: { id } })).data
  /** Simulates a page that reads the trip once, and from then on only the news of its log. */
  let followed = await read()
  const follow = async () => {
    const asked = { params: { id }, query: { after: followed.log.last } }
    const news = await random.pick(processes)('GET /itineraries/:id/operations', asked)
    const brought = newPlacesIn(followed, news).map((one) =>
      ana.api('GET /places/:id', { params: { id: one } }),
    )
    followed = afterNews(followed, news, await Promise.all(brought)) ?? expect.unreachable()
  }
  let plan: Plan = planWith(
    name,
    made.items.map((item) => ({ id: item.id, placeId: item.place.id, date: item.date })),
  )
  for (let call = 0; call < 30; call++) {
    const operations: ReturnType<typeof asSent>[] = []
    let refused = 0
    while (operations.length < 5) {
      const operation = anyOperation(plan, random, randomUUID)
      if (operation.kind === 'add-stop') operation.placeId = random.pick(places)
      if (operation.kind === 'restore-stop' && operation.stop) operation.stop.placeId = random.pick(places)
      if (operation.kind === 'set-trip') operation.fields = { coverPlaceId: random.pick(places) }
      const outcome = applied(plan, operation)
      if ('plan' in outcome) plan = outcome.plan
      else refused += 1
      operations.push(asSent(operation))
    }
    const { data } = await random.pick(processes)('POST /itineraries/:id/operations', {
      params: { id },
      body: { operations },
    })
    expect(data.rejected).toHaveLength(refused)
    // Lists and points use the rows, which are never behind.
    expect((await rowsOf(id)).map((row) => row.id)).toEqual(datedStops(plan).map((stop) => stop.id))
    if (random.chance(0.5)) await follow()
  }
  await follow()
  // The row and the log take their times separately.
  expect(followed).toEqual({ ...(await read()), updatedAt: expect.any(String) })
  for (const api of processes) {
    const { data } = await api('GET /itineraries/:id', { params: { id } })
    expect(data.items.map(({ place, ...stop }) => ({ ...stop, placeId: place.id, removal: null }))).toEqual(
      datedStops(plan),
    )
    expect(data.ideas.map((idea) => idea.id)).toEqual(ideasIn(plan).map((idea) => idea.id))
    expect([data.log.stops, data.days]).toEqual([plan.stops.map((stop) => stop.id), plan.days])
  }
})

test('news do not replace reading a trip when part of the log, or a place, is missing', async () => {
  const { id } = await make(ana, at([0]))
  const { data: before } = await ana.api('GET /itineraries/:id', { params: { id } })
  const stop = { stopId: randomUUID(), placeId: places[1] ?? '', date: null, after: null }
  const operations = [
    asSent({ kind: 'add-item', itemId: randomUUID(), text: 'Botas' }),
    asSent({ kind: 'add-stop', ...stop }),
  ]
  await ana.api('POST /itineraries/:id/operations', { params: { id }, body: { operations } })
  const news = await ana.api('GET /itineraries/:id/operations', { params: { id }, query: { after: 0 } })
  const place = await ana.api('GET /places/:id', { params: { id: stop.placeId } })
  expect(newPlacesIn(before, news)).toEqual([stop.placeId])
  expect(afterNews(before, news, [place])?.ideas).toMatchObject([
    { id: stop.stopId, place: { id: place.id } },
  ])
  expect(afterNews(before, news, [])).toBeNull()
  expect(afterNews(before, { ...news, data: news.data.slice(1) }, [place])).toBeNull()
  const unknownStop = { ...before, log: { ...before.log, stops: [...before.log.stops, randomUUID()] } }
  expect(afterNews(unknownStop, news, [place])).toBeNull()
})

test('a moved place changes only its own row, wherever it goes', async () => {
  const { id, items } = await make(ana, at([0, 1, 2, 3, 4, 5]))
  const stopId = items[4]?.id ?? ''
  for (const after of [null, items[2]?.id ?? '', items[5]?.id ?? '']) {
    const before = new Map((await rowsOf(id)).map((row) => [row.id, row.written]))
    const operation: Operation = { kind: 'move-stop', stopId, date: '2027-03-01', after }
    await ana.api('POST /itineraries/:id/operations', {
      params: { id },
      body: { operations: [asSent(operation)] },
    })
    const changed = (await rowsOf(id)).filter((row) => before.get(row.id) !== row.written)
    expect(changed.map((row) => row.id)).toEqual([stopId])
  }
})

test('a rolled back change is not cached: the next change begins at the committed state', async () => {
  const { id } = await make(ana, at([0, 1]))
  const taken = await make(ana, at([2]))
  const rename = (name: string) =>
    ana.api('PUT /itineraries/:id', { params: { id }, body: written(name, at([0, 1])) })
  const add = (text: string) =>
    ana.api('POST /itineraries/:id/operations', {
      params: { id },
      body: { operations: [asSent({ kind: 'add-item', itemId: randomUUID(), text })] },
    })
  await add('Mapa')
  await expect(rename(taken.name)).rejects.toThrow('409')
  await add('Botas')
  const { data } = await ana.api('GET /itineraries/:id', { params: { id } })
  expect([data.name === taken.name, data.checklist.map(({ text }) => text), data.log.last]).toEqual([
    false,
    ['Mapa', 'Botas'],
    2,
  ])
})
