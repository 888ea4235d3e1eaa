import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { type EvaluationPlace, loadEvaluationCommunity } from '../testing/evaluation-community.ts'

// What is asked after a plan and changes no stop, in towns with one place and with more.

const place = (
  name: string,
  city: string,
  [latitude, longitude]: [number, number],
  ...reviews: string[]
): EvaluationPlace => ({
  name,
  address: `${city}, Argentina`,
  city,
  latitude,
  longitude,
  description: null,
  reviews: reviews.map((content) => ({ rating: 5, month: '2026-03', content })),
})

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, [
    place(
      'Senda Costera',
      'Ushuaia',
      [-54.83, -68.55],
      'Con lluvia el barro llega a los tobillos. Vimos un zorro.',
    ),
    place('Glaciar de los Témpanos', 'El Calafate', [-50.48, -73.03], 'El hielo cruje y se cae al agua.'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const talk = async (...messages: string[]) => {
  let answer = await askBuiltin(andariego, messages[0] ?? '')
  for (const message of messages.slice(1)) answer = await askBuiltin(andariego, message, answer.memory)
  return answer
}

test('a plan with the only place of a town stays, and what reviewers tell of the rain there is quoted', async () => {
  const { text } = await talk('plan de 1 día en Ushuaia', '¿y con lluvia?')
  expect(text).toMatch(
    /^El plan queda como está: la comunidad no conoce otros lugares en Ushuaia\.\n\nSobre los días de lluvia en \[Senda Costera\]\(.*\):\n\n> «Con lluvia el barro llega a los tobillos\.»/,
  )
})

test('where nobody tells of the rain, the answer says so', async () => {
  const { text } = await talk('plan de 1 día en El Calafate', 'y si llueve?')
  expect(text).toBe(
    'El plan queda como está: la comunidad no conoce otros lugares en El Calafate.\n\nDe Glaciar de los Témpanos, nadie ha contado todavía nada sobre los días de lluvia.',
  )
})

test('the talk goes on about the plan', async () => {
  const { text } = await talk('plan de 1 día en Ushuaia', '¿y con lluvia?', 'agrégale un día')
  expect(text).toMatch(/^No hay más que agregar\. Un plan de 1 día en Ushuaia/)
})
