import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationsRepository } from '../server/src/features/messages/conversations-repository.ts'
import { favouritesRepository } from '../server/src/features/places/favourites-repository.ts'
import { nearbyRepository } from '../server/src/features/places/nearby-repository.ts'
import { placeListRepository } from '../server/src/features/places/place-list-repository.ts'
import {
  placeAdders,
  placeExistence,
  placeLookup,
  placesRepository,
} from '../server/src/features/places/places-repository.ts'
import { reviewPages } from '../server/src/features/reviews/review-pages.ts'
import { reviewsRepository } from '../server/src/features/reviews/reviews-repository.ts'
import { createDatabase } from '../server/src/platform/database/database.ts'
import { createPool } from '../server/src/platform/database/pool.ts'
import { type TestDatabase, testDatabase } from '../server/test/test-database.ts'
import { countsAt, generate } from './generate.ts'
import { type Asked, faultsOf, record } from './plans.ts'

/** The size relative to the full data set. Set a larger one, such as 0.1, before a release. */
const SCALE = Number(process.env.PLANS_SCALE ?? 0.01)
let scratch: TestDatabase
let pool: pg.Pool
let asked: Asked[] = []
let ids: { place: string; review: string; user: string }
beforeAll(async () => {
  scratch = await testDatabase()
  await generate(scratch.url, countsAt(SCALE))
  // One connection, so that all its prepared statements can be looked at.
  pool = createPool({ url: scratch.url, max: 1, onError: () => {} })
  pool.on('connect', (client) => {
    record(client, (statement) => asked.push(statement))
  })
  const { rows } =
    await pool.query(`select reviews.place_id as place, reviews.id as review, reviews.user_id as "user"
    from reviews join places on places.id = reviews.place_id order by places.review_count desc, reviews.id limit 1`)
  ids = rows[0]
})
afterAll(async () => {
  await pool?.end()
  await scratch?.drop()
})

const LIST = { page: 1, limit: 20 } as const
const requests = (): Record<string, (database: ReturnType<typeof createDatabase>) => Promise<unknown>> => ({
  'a place': (database) => placeLookup(database)(ids.place),
  'whether a place exists': (database) => placeExistence(database)(ids.place),
  'who added a place': (database) => placeAdders(database)(ids.place),
  'a place of the same name': (database) => placesRepository(database).sameAs('Mirador Real 7', 0, 0),
  'the newest places': (database) => placeListRepository(database).list({ ...LIST, sort: 'recent' }),
  'a deep page of places': (database) =>
    placeListRepository(database).list({ ...LIST, page: 10, sort: 'recent' }),
  'the best places': (database) => placeListRepository(database).list({ ...LIST, sort: 'rating' }),
  'the most reviewed places': (database) => placeListRepository(database).list({ ...LIST, sort: 'reviews' }),
  'the nearest places': (database) =>
    placeListRepository(database).list({ ...LIST, sort: 'nearby', latitude: -12, longitude: -77 }),
  'places beside one': (database) =>
    nearbyRepository(database)({ id: ids.place, latitude: -12, longitude: -77 }),
  favourites: (database) => favouritesRepository(database).list(ids.user),
  'reviews of a place': (database) =>
    reviewPages(database).ofPlace({ placeId: ids.place, viewerId: ids.user, limit: 20 }),
  'reviews of a person': (database) =>
    reviewPages(database).ofPerson({ userId: ids.user, viewerId: ids.user, limit: 20 }),
  'the newest reviews': (database) => reviewPages(database).ofAll({ viewerId: ids.user, limit: 20 }),
  'a deep page of reviews': (database) =>
    reviewPages(database).ofAll({ page: 60, viewerId: null, limit: 20 }),
  'a review': (database) => reviewsRepository(database).one(ids.review, ids.user),
  'who wrote a review': (database) => reviewsRepository(database).origin(ids.review, ids.user),
  conversations: (database) => conversationsRepository(database).list(ids.user, { kind: 'all', limit: 20 }),
})

describe('reads of a large data set', () => {
  test('scan no large table and sort few rows', async () => {
    const database = createDatabase(pool)
    const faults: string[] = []
    for (const [what, request] of Object.entries(requests())) {
      asked = []
      await request(database)
      const statements = asked.filter(({ text }) => !text.startsWith('explain'))
      expect(statements, what).not.toEqual([])
      for (const statement of statements)
        faults.push(...(await faultsOf(pool, statement)).map((fault) => `${what} ${fault}`))
    }
    expect(faults).toEqual([])
  })

  test('plan what is looked up most often once, and not each time', async () => {
    const database = createDatabase(pool)
    const [place, existence, adders] = [
      placeLookup(database),
      placeExistence(database),
      placeAdders(database),
    ]
    const [pages, { list }, nearby] = [
      reviewPages(database),
      placeListRepository(database),
      nearbyRepository(database),
    ]
    // PostgreSQL looks at five plans before it decides to keep one.
    for (let time = 0; time < 8; time++) {
      await place(ids.place)
      await existence(ids.place)
      await adders(ids.place)
      await pages.ofPlace({ placeId: ids.place, viewerId: ids.user, limit: 20 })
      await pages.ofAll({ page: 1 + time, viewerId: ids.user, limit: 20 })
      for (const sort of ['recent', 'rating', 'reviews'] as const) await list({ page: 1, limit: 20, sort })
      await nearby({ id: ids.place, latitude: -12, longitude: -77 })
    }
    const { rows } = await pool.query(
      'select statement from pg_prepared_statements where custom_plans > 5 or generic_plans > 2',
    )
    const { rows: eachTime } = await pool.query(
      'select statement from pg_prepared_statements where custom_plans > 5',
    )
    expect(eachTime).toEqual([])
    // One for each of the above, and the total of all places.
    expect(rows).toHaveLength(10)
  })
})
