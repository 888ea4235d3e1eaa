import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'
import { readAll } from './reading.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, placesOf('first'))
  await readAll(andariego.services.database)
}, 120_000)
afterAll(() => andariego.close())

const kept = sql<{ place: string; tag: string; told: number }>`
  select place_id as place, tag, told from assistant_told order by place_id, tag`
const counted = sql<{ place: string; tag: string; told: number }>`
  select place_id as place, tag, count(distinct coalesce(review_id, place_id))::int as told
  from assistant_sentences, unnest(aspects) as tag group by place_id, tag order by place_id, tag`

test('the counts per place follow as reviews are added, changed and deleted', async () => {
  const { database } = andariego.services
  const agree = async () => {
    const [told, sentences] = [await kept.execute(database), await counted.execute(database)]
    expect(told.rows).toEqual(sentences.rows)
    return told.rows.length
  }
  const before = await agree()
  expect(before).toBeGreaterThan(300)
  const [review] = await database.selectFrom('reviews').select(['id', 'place_id']).limit(1).execute()
  if (!review) throw new Error('no reviews')
  await database
    .updateTable('reviews')
    .set({ content: 'Hay wifi en el patio.', edited_at: new Date() })
    .where('id', '=', review.id)
    .execute()
  await readAll(database)
  await agree()
  await database.deleteFrom('reviews').where('id', '=', review.id).execute()
  await agree()
  await database.deleteFrom('places').where('id', '=', review.place_id).execute()
  expect(await agree()).toBeLessThan(before)
})
