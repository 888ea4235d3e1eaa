import { ensureGazetteer } from '@andariego/gazetteer'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { askBuiltin } from '../assistant/testing/ask-builtin.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { decideAs, moderator } from './test/scene.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
}, 60_000)
afterAll(() => andariego.close())

test('the assistant knows a place that is shown again, whether it had read its name before or not', async () => {
  const [author, judge] = [await traveller(andariego), await moderator(andariego)]
  const decide = decideAs(judge)
  const name = 'Mirador del Quetzal Dormido'
  const { id } = await author.api('POST /places', { body: { ...newPlace(), name } })
  // Only names of the last minutes are read again.
  await sql`update all_places set created_at = now() - interval '1 hour'`.execute(andariego.services.database)
  const answer = async () => (await askBuiltin(andariego, 'que tal es el mirador del quetzal dormido')).text

  await decide('place', id, 'hide')
  // Asked before it comes back, as whoever waits for it would.
  expect(await answer()).not.toContain(`/place/${id}`)
  await decide('place', id, 'restore')
  expect(await answer()).toContain(`/place/${id}`)
  await decide('place', id, 'hide')
  expect(await answer()).not.toContain(`/place/${id}`)
  await decide('place', id, 'restore')
  expect(await answer()).toContain(`/place/${id}`)
})
