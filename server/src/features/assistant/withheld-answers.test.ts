import { randomUUIDv7 } from 'node:crypto'
import { UNSEEN_ANSWER } from '@andariego/contract/assistant-rules'
import { WITHHELD_ANSWER } from '@andariego/contract/moderation-rules'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { moderators } from '../accounts/public.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { emptyAnswer } from './answer.ts'
import { conversationsRepository } from './conversations-repository.ts'
import { messagesRepository } from './messages-repository.ts'
import { talk } from './testing/ask.ts'

// Answers that stand in a conversation while a moderator hides what they quote.

let andariego: TestApp
let judge: Traveller
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  judge = await traveller(andariego)
  await moderators(andariego.services).add(judge.email)
}, 120_000)
afterAll(() => andariego.close())

let added = 0
/** Adds a museum in Arequipa with one review. */
const museum = async (content: string) => {
  const author = await traveller(andariego)
  added += 1
  const place = await author.api('POST /places', {
    body: {
      name: `Museo Mistiano ${added}`,
      address: 'Cuesta de Santo Domingo, Arequipa, Perú',
      city: 'Arequipa',
      latitude: -16.4 - added / 100,
      longitude: -71.53,
    },
  })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', content)
  const { data } = await author.api('POST /places/:id/reviews', { params: { id: place.id }, form })
  return { author, place, reviewId: data.id }
}
const decide = (decision: 'hide' | 'restore', reviewId: string) =>
  judge.api('POST /moderation/decisions', {
    body: { subjectType: 'review', subjectId: reviewId, decision, reason: 'No cumple las normas.' },
  })
const shown = async ({ api }: Traveller, id: string) =>
  (await api('GET /chat/messages/me', { query: {} })).data.find((one) => one.id === id)

test('a quote whose marks the answer writes otherwise is withheld, and comes back', async () => {
  const { place, reviewId } = await museum('La entrada «oficial» cuesta *diez* soles.')
  const ana = await traveller(andariego)
  const { id, response } = await talk(ana)(`¿Cuánto cuesta ${place.name}?`)
  expect(response).toContain('La entrada "oficial" cuesta diez soles.')
  await decide('hide', reviewId)
  expect(await shown(ana, id)).toMatchObject({ response: WITHHELD_ANSWER, sources: [] })
  await decide('restore', reviewId)
  expect((await shown(ana, id))?.response).toBe(response)
})

test('an answer from before a block leaves out who is behind it, for both, until the block ends', async () => {
  const { author, place } = await museum('Los jueves abre de noche y hay un guitarrista ciego.')
  const ana = await traveller(andariego)
  const { id, response } = await talk(ana)(`¿A qué hora abre ${place.name}?`)
  const plan = await talk(ana)('Un plan de 3 días en Arequipa')
  expect(response).toContain('guitarrista ciego')
  const other = await traveller(andariego)
  const untouched = await talk(other)(`¿A qué hora abre ${place.name}?`)
  // The author's block, of which ana is not told.
  await author.api('PUT /users/:id/block', { params: { id: ana.id } })
  expect(await shown(ana, id)).toMatchObject({ response: UNSEEN_ANSWER, sources: [] })
  expect(JSON.stringify(await shown(ana, plan.id))).not.toContain('guitarrista ciego')
  expect((await shown(other, untouched.id))?.response).toContain('guitarrista ciego')
  await author.api('DELETE /users/:id/block', { params: { id: ana.id } })
  expect((await shown(ana, id))?.response).toBe(response)
})

test('a plan with a quote only in the note of a stop is withheld', async () => {
  const { place, reviewId } = await museum('Cierra los martes sin avisar a nadie.')
  const ana = await traveller(andariego)
  const { id, response, itineraryDraft } = await talk(ana)('Un plan de 3 días en Arequipa')
  expect(response).not.toContain('Cierra los martes')
  expect(itineraryDraft?.items.find(({ placeId }) => placeId === place.id)?.note).toContain(
    'Cierra los martes',
  )
  await decide('hide', reviewId)
  expect(await shown(ana, id)).toMatchObject({ response: WITHHELD_ANSWER })
  expect((await shown(ana, id))?.itineraryDraft).toBeUndefined()
  await decide('restore', reviewId)
  expect((await shown(ana, id))?.itineraryDraft).toEqual(itineraryDraft)
})

test.each([
  ['with what it quotes so far', true],
  ['before it quotes anything', false],
])('an answer that is being written, %s, ends withheld', async (_when, hasBegun) => {
  const { place, reviewId } = await museum('El patio huele a albahaca.')
  const ana = await traveller(andariego)
  const { services } = andariego
  const conversationId = await conversationsRepository(services.database).start(ana.id)
  const messages = messagesRepository(services.database)
  const id = randomUUIDv7()
  await messages.begin({ id, conversationId, userId: ana.id, message: '¿A qué huele?' })
  const answer = {
    ...emptyAnswer(),
    response: '«El patio huele a albahaca.»',
    sources: [
      { placeId: place.id, name: place.name, quotes: [{ reviewId, sentence: 'El patio huele a albahaca.' }] },
    ],
  }
  if (hasBegun) await messages.write(id, answer, 'writing')
  await decide('hide', reviewId)
  const written = await messages.write(id, answer, 'done')
  expect(written).toMatchObject({ status: 'done', response: WITHHELD_ANSWER, sources: [] })
  expect(await shown(ana, id)).toMatchObject({ response: WITHHELD_ANSWER })
  await decide('restore', reviewId)
  expect(await shown(ana, id)).toMatchObject({ response: answer.response, sources: answer.sources })
})
