import { randomUUIDv7 } from 'node:crypto'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import type { Memory, Question } from '../assistant.ts'
import { builtinAssistant } from '../builtin/builtin-assistant.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

// Questions as travellers often ask them, about two communities at once, each for one way to answer.

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, [
    ...placesOf('thirteenth'),
    ...placesOf('fourteenth'),
  ])
}, 120_000)
afterAll(() => andariego.close())

/** Asks one question after the other; returns the last answer. */
const talk = async (...messages: string[]) => {
  let memory: Memory | null = null
  let text = ''
  let stops: { name: string; day: number }[] = []
  for (const message of messages) {
    const question: Question = { userId: randomUUIDv7(), message, history: [], memory }
    text = ''
    stops = []
    for await (const part of builtinAssistant(andariego.services).answer(
      question,
      new AbortController().signal,
    )) {
      if ('text' in part) text += part.text
      if ('memory' in part) memory = part.memory
      if ('itineraryDraft' in part) stops.push(...part.itineraryDraft.items)
    }
  }
  return { text, stops, days: new Set(stops.map(({ day }) => day)).size }
}

test('two places that share a word of their names are compared', async () => {
  const { text } = await talk('museo pedro coronel o rafael coronel, cual tiene elevador')
  expect(text).toContain('**[Museo Pedro Coronel](')
  expect(text).toContain('**[Museo Rafael Coronel](')
})

test.each([
  ['tengo un solo dia en quito, que hago', 1],
  ['que vemos en arequipa en dos dias', 2],
  ['que hago 2 noches en bilbao', 2],
])('days in a city make a plan: %s', async (question, days) => {
  expect((await talk(question)).days).toBe(days)
})

test.each([
  ['sin museos porfa', /Museo/],
  ['pero nada de museos', /Museo/],
  ['no quiero miradores ni cerros', /Cerro/],
])('a plan is made again without what is not wanted: %s', async (change, unwanted) => {
  const { stops } = await talk('plan de 2 dias en zacatecas', change)
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.filter(({ name }) => unwanted.test(name))).toEqual([])
})

test('a plan for rain leaves out beaches', async () => {
  const { stops } = await talk('2 dias en la habana y dan lluvia')
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.map(({ name }) => name)).not.toContain('Playa Santa María del Mar')
})

test('Italian is told from Portuguese by one word', async () => {
  expect((await talk('quanto costa cerro san bernardo')).text).toContain('12.000 pesos')
})

test('the town beside a place is meant, and not its namesake overseas', async () => {
  const { text } = await talk('que tan lejos esta la ciudad encantada de cuenca')
  expect(text).toMatch(/ hay \d\d km/)
})

test.each([
  ['playas en lanzarote', 'Playas de Papagayo'],
  ['praias em salvador', 'Praia do Porto da Barra'],
  ['playas en cartagena', 'Playa Blanca'],
])('%s', async (question, name) => {
  expect((await talk(question)).text).toMatch(new RegExp(`\\n1\\. \\[${name}`))
})
test('a follow-up for another city looks for the same kind, whatever the language of its name', async () => {
  expect((await talk('playas en cartagena', 'y en salvador?')).text).toMatch(
    /\n1\. \[Praia do Porto da Barra/,
  )
})

test.each([
  'parce cuanto cuesta subir a la torre tavira parce',
  'cuanto cuesta la torre tavira, mi llave',
  'oye causa, cuanto cuesta la torre tavira',
])('who is spoken to is not asked about: %s', async (question) => {
  expect((await talk(question)).text).toContain('8 euros')
})

test.each([
  ['cuanto sale el telesferico del cerro san bernardo', '12.000 pesos'],
  ['cuantos escalnes tiene la torre tavira', '173'],
])('a misspelt thing is understood: %s', async (question, answer) => {
  expect((await talk(question)).text).toContain(answer)
})

test.each([
  ['cuanto cuesta el teleferico del cerro de la bufa', '350 pesos'],
  ['tienen cambiador de bebe en el museo rafael coronel', 'los diablos'],
  ['hacen descuento a estudiantes en la cisterna basilica', '900 liras'],
])('what is told of something else is no answer: %s', async (question, told) => {
  const { text } = await talk(question)
  expect(text).toMatch(/nadie ha contado/i)
  expect(text.split(/parecido/)[0]).not.toContain(told)
})

test.each([
  ['museos en zacatecas', 'cuanto cuesta el rafael coronel', 'y el otro?', '40 pesos'],
  ['museos en zacatecas', 'y el primero cuanto cuesta', 'y el segundo', '40 pesos'],
])('the other one of two is asked the same: %s', async (...turns) => {
  const answer = turns.pop() ?? ''
  expect((await talk(...turns)).text).toContain(answer)
})

test.each([
  ['una caminata facil sin subidas en cuenca, ecuador', 'Parque Nacional Cajas'],
  ['paseo sin escaleras en zacatecas', 'Museo Rafael Coronel'],
])('an easy walk is found where it is told to be flat: %s', async (question, name) => {
  expect((await talk(question)).text).toMatch(new RegExp(`\\n1\\. \\[${name}`))
})
