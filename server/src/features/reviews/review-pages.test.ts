import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { reviewPages } from './review-pages.ts'

let andariego: TestApp
let ana: Traveller
let placeId: string
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
  const body = { name: 'Obelisco', address: 'Av. 9 de Julio', latitude: -34.6037, longitude: -58.3816 }
  placeId = (await ana.api('POST /places', { body })).id
})
afterAll(() => andariego.close())

/** Creates reviews at these instants, by several writers at once. */
const write = (instants: string[]) =>
  Promise.all(
    instants.map((instant) =>
      sql`insert into reviews (id, place_id, user_id, rating, content, created_at)
        values (gen_random_uuid(), ${placeId}, ${ana.id}, 4, 'Un lugar que vale la pena.', ${instant}::timestamptz)`.execute(
        andariego.services.database,
      ),
    ),
  )
const idsByPage = async (limit: number, countedThrough?: number): Promise<string[]> => {
  const pages = reviewPages(andariego.services.database, countedThrough)
  const ids: string[] = []
  for (let page = 1; ; page++) {
    const { data } = await pages.ofAll({ page, limit, viewerId: null })
    if (data.length === 0) return ids
    ids.push(...data.map(({ id }) => id))
  }
}
const idsInOrder = async () =>
  (
    await andariego.services.database
      .selectFrom('reviews')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
  ).map(({ id }) => id)

test('every page of all reviews begins where the previous one ended, across days, gaps and removals', async () => {
  await write([
    '2024-02-29T23:59:59.999999Z',
    '2024-03-01T00:00:00Z',
    '2024-03-01T00:00:00Z',
    '2024-03-01T12:00:00+14:00',
    ...Array.from({ length: 20 }, (_, hour) => `2025-07-0${1 + (hour % 4)}T${10 + (hour % 10)}:30:00Z`),
    new Date().toISOString(),
  ])
  // Counted through, by the day each page begins on, and some pages either way.
  for (const countedThrough of [1_000, 0, 9])
    expect(await idsByPage(3, countedThrough)).toEqual(await idsInOrder())
  await sql`delete from reviews where created_at >= '2025-07-02' and created_at < '2025-07-03'`.execute(
    andariego.services.database,
  )
  await sql`delete from reviews where id = ${(await idsInOrder()).at(-1)}`.execute(
    andariego.services.database,
  )
  await write(['2025-07-02T09:00:00Z', '2020-01-01T00:00:00Z'])
  const ids = await idsInOrder()
  expect(ids).toHaveLength(21)
  for (const limit of [1, 4, 7])
    for (const countedThrough of [1_000, 0, 9]) expect(await idsByPage(limit, countedThrough)).toEqual(ids)
})
