import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/database.ts'
import { openScene } from '../gamification/test/scene.ts'
import { reviewAdder } from './reviews-repository.ts'

const { andariego, newcomer, placeToReview, stats } = await openScene()
afterAll(() => andariego.close())

const { database, write } = andariego.services
const addReview = reviewAdder(database)
const scene = async () => {
  const [ana, bruno, placeId] = [await newcomer(), await newcomer(), await placeToReview()]
  const add = (tx: Tx, { id: userId }: { id: string }, rating: number) =>
    addReview(tx, { id: randomUUIDv7(), placeId, userId, rating, content: 'Se ve toda la ciudad.' })
  const ratings = async () =>
    (await ana.api('GET /places/:id/reviews/stats', { params: { id: placeId } })).distribution
  return { ana, bruno, placeId, add, ratings }
}

test('a review does not wait for another of the same place whose transaction is still open', async () => {
  const { ana, bruno, add, ratings } = await scene()
  await write(async (tx) => {
    await add(tx, ana, 5)
    await write(async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other)
      await add(other, bruno, 3)
    })
  })
  expect(await ratings()).toMatchObject({ 3: 1, 5: 1 })
})

test('a review that counts on a place held by one who waits for its author succeeds, as does the other', async () => {
  const { ana, placeId, add, ratings } = await scene()
  const { points } = (await stats(ana)).data
  const isPlaceHeld = Promise.withResolvers<void>()
  const isAuthorHeld = Promise.withResolvers<void>()
  const holdAuthor = (tx: Tx) => sql`select from user_stats where user_id = ${ana.id} for update`.execute(tx)
  const holder = write(async (tx) => {
    await sql`select from all_places where id = ${placeId} for no key update`.execute(tx)
    isPlaceHeld.resolve()
    await isAuthorHeld.promise
    await holdAuthor(tx)
    return 'held'
  })
  const reviewer = write(async (tx) => {
    await isPlaceHeld.promise
    await add(tx, ana, 4)
    await holdAuthor(tx)
    isAuthorHeld.resolve()
  })
  expect(await Promise.all([holder, reviewer])).toEqual(['held', undefined])
  expect(await ratings()).toMatchObject({ 4: 1 })
  expect((await stats(ana)).data.points).toBe(points)
})
