import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts'
import { migrate, migrationNames } from '../../platform/database/migrate.ts'

let database: TestDatabase
let client: pg.Client
beforeEach(async () => {
  database = await testDatabase({ empty: true })
  const before = (await migrationNames()).filter((name) => name < '0020')
  await migrate(database.url, { only: new Set(before) })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

const rows = async (statement: string, values: unknown[] = []) =>
  (await client.query(statement, values)).rows as Record<string, unknown>[]

const addReview = async () => {
  const [place, review] = [randomUUID(), randomUUID()]
  await rows(
    `insert into places (id, name, address, latitude, longitude) values ($1::uuid, 'Faro ' || $1, 'Camino', 1, 1)`,
    [place],
  )
  await rows(
    `insert into reviews (id, place_id, rating, content) values ($1, $2, 4, 'Un lugar que vale la pena.')`,
    [review, place],
  )
  return { place, review }
}

/** Inserts a review's file as the previous version does. */
const addFileTheOldWay = async (review: string, position: number) => {
  const id = randomUUID()
  await rows(
    `insert into review_media (id, review_id, position, filename, original_filename, mime_type, bytes, sha256, storage_key)
     values ($1::uuid, $2, $3, 'a.webp', 'a.jpg', 'image/webp', 1, 'x', 'media/' || $1)`,
    [id, review, position],
  )
  return id
}

const owners = () => rows('select id, owner_type, owner_id, position from media order by position')
const photos = () => rows('select media_id, place_id from place_photos order by position')

test('files from before the migration, and those the previous version adds meanwhile, belong to their review', async () => {
  const { place, review } = await addReview()
  const early = await addFileTheOldWay(review, 0)
  await migrate(database.url)
  const late = await addFileTheOldWay(review, 1)

  expect(await owners()).toEqual([
    { id: early, owner_type: 'review', owner_id: review, position: 0 },
    { id: late, owner_type: 'review', owner_id: review, position: 1 },
  ])
  expect(await photos()).toEqual([
    { media_id: early, place_id: place },
    { media_id: late, place_id: place },
  ])
  await expect(addFileTheOldWay(review, 1)).rejects.toThrow('duplicate key')
})

test("the previous version sees only reviews' files, and removes them with the review", async () => {
  const { review } = await addReview()
  const before = await addFileTheOldWay(review, 0)
  await migrate(database.url)
  await rows(
    `insert into media (id, owner_type, owner_id, position, filename, original_filename, mime_type, bytes, sha256, storage_key)
     select gen_random_uuid(), 'user', gen_random_uuid(), 0, filename, original_filename, mime_type, 1, 'x', 'y' from media`,
  )
  expect(await rows('select id, review_id from review_media')).toEqual([{ id: before, review_id: review }])

  await rows('delete from reviews where id = $1', [review])
  expect(await rows('select owner_type from media')).toEqual([{ owner_type: 'user' }])
  expect(await photos()).toEqual([])
})

test('readers and writers in any lock order make the migration wait, and none of them fails', async () => {
  const { review } = await addReview()
  await addFileTheOldWay(review, 0)
  // Locks the files and then requests the reviews while the migration wants both.
  await client.query('begin')
  await rows('select id from review_media')
  const migrating = migrate(database.url)
  const watcher = new pg.Client({ connectionString: database.url })
  await watcher.connect()
  try {
    await expect
      .poll(
        async () =>
          (
            await watcher.query(
              `select from pg_locks where relation = 'review_media'::regclass and not granted`,
            )
          ).rowCount,
        { interval: 5, timeout: 10_000 },
      )
      .toBe(1)
    expect(await rows('select rating from reviews')).toEqual([{ rating: 4 }])
    await client.query('commit')
    expect(await migrating).toContain('0020_media_owners.sql')
  } finally {
    await watcher.end()
  }
})
