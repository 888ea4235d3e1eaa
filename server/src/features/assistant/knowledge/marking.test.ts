import { ensureGazetteer } from '@andariego/gazetteer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../../test/traveller.ts'
import { newPlace } from '../../../../test/world.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { followVocabulary, markAll } from './marking.ts'
import { readAll } from './reading.ts'

let andariego: TestApp
let ana: Traveller
beforeEach(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterEach(() => andariego.close())

const addPlace = () => ana.api('POST /places', { body: newPlace() })
const review = async (placeId: string) => {
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', 'La entrada es gratis los domingos.')
  const { data } = await ana.api('POST /places/:id/reviews', { params: { id: placeId }, form })
  return data.id
}
const waiting = async () => {
  const rows = await andariego.services.database
    .selectFrom('assistant_unread')
    .select(['place_id', 'review_id'])
    .orderBy('id')
    .execute()
  return rows.map(({ place_id, review_id }) => place_id ?? review_id)
}

test('every text is marked once, however few one statement marks', async () => {
  const { database } = andariego.services
  const places = [await addPlace(), await addPlace(), await addPlace()].map(({ id }) => id)
  const reviews = [await review(places[0] ?? ''), await review(places[1] ?? '')]
  await readAll(database)
  expect(await waiting()).toEqual([])
  await markAll(database, { atOnce: 2 })
  expect(await waiting()).toEqual([...places.toSorted(), ...reviews.toSorted()])
  expect(await readAll(database)).toBe(5)
})

test('marking everything waits for nobody who is writing, and loses no mark of theirs', async () => {
  const { database } = andariego.services
  const { id } = await addPlace()
  const written = await review(id)
  await readAll(database)
  await database.transaction().execute(async (tx) => {
    await tx
      .updateTable('reviews')
      .set({ content: 'Cobran los domingos.' })
      .where('id', '=', written)
      .execute()
    await markAll(database)
    expect(await waiting()).toEqual([id, written])
  })
  expect(await waiting()).toEqual([written, id, written])
  await readAll(database)
  const told = await database.selectFrom('assistant_sentences').select('sentence').execute()
  expect(told.map(({ sentence }) => sentence)).toContain('Cobran los domingos.')
})

test('another vocabulary makes the assistant index everything again, once', async () => {
  const { database } = andariego.services
  const { id } = await addPlace()
  await followVocabulary(database)
  await readAll(database)
  await followVocabulary(database)
  expect(await waiting()).toEqual([])
  await database.updateTable('assistant_vocabulary').set({ fingerprint: 'older' }).execute()
  await Promise.all([followVocabulary(database), followVocabulary(database)])
  expect(await waiting()).toEqual([id])
})
