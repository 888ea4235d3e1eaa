import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

// An adjective agrees with what it praises, in each language in other ways.

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, [
    ...placesOf('fourteenth'),
    ...placesOf('fifteenth'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (question: string): Promise<string> => (await askBuiltin(andariego, question)).text

test.each([
  'los museos más bonitos',
  'los museos más espectaculares',
  'Les plus beaux musées',
  'Quels sont les musées les plus intéressants ?',
  'les musées les plus célèbres',
  'les meilleurs musées',
  'I musei più belli',
  'quali sono i più bei musei?',
  'i musei più interessanti',
  'i migliori musei',
])('praise alone asks for the best: %s', async (question) => {
  const text = await ask(question)
  expect(text).toMatch(/^Museos que la comunidad conoce, según lo que opinan los viajeros:/)
})
test.each(['os museus mais bonitos', 'os museus mais interessantes', 'os melhores museus'])(
  'praise alone asks for the best: %s',
  async (question) => expect(await ask(question)).toMatch(/^Museus que a comunidade conhece, por avaliação:/),
)

test.each([
  ['les plages les plus tranquilles', 'Playas por lo que cuentan sobre la tranquilidad:'],
  ['le spiagge più tranquille', 'Playas por lo que cuentan sobre la tranquilidad:'],
  ['as praias mais sossegadas', 'Praias, pelo que contam sobre a tranquilidade:'],
  ['les églises les plus anciennes', 'Iglesias por lo que cuentan sobre la historia'],
  ['le chiese più antiche', 'Iglesias por lo que cuentan sobre la historia'],
  ['as igrejas mais antigas', 'Igrejas, pelo que contam sobre a história'],
])('other adjectives ask for what they say, in any gender and number: %s', async (question, heading) => {
  expect(await ask(question)).toContain(heading)
})

test('a market in French is no step', async () => {
  expect(await ask('les meilleurs marchés')).toMatch(/^Mercados y ferias que la comunidad conoce/)
})
