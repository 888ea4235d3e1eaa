import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import type { Memory } from '../assistant.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

// What people say in passing: that they mean something else, where they come from, names of nothing.

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, [
    ...placesOf('twentysecond'),
    ...placesOf('twentythird'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = (message: string, before: Memory | null = null) => askBuiltin(andariego, message, before)

test('who corrects the town of a plan gets it for the other town', async () => {
  const { memory } = await ask('1 dia en la paz')
  const { text } = await ask('uy no, perdon, me equivoqué de pais, es cusco jaja', memory)
  expect(text).toMatch(/^Un plan de 1 día en Cusco:/)
})

test('who corrects the number of days gets the last one', async () => {
  const { text } = await ask('sevilla dos dias digo no espera, son tres dias, tres dias en sevilla')
  expect(text).toMatch(/^Un plan de 3 días en Sevilla:/)
})

test.each([
  'somos tres matrimonios ya jubilados de Trujillo, vamos a Lima, en qué museo hay cacharros de barro',
  'en qué museo de Lima hay cacharros, o los llevo desde Trujillo',
])('the town from which people come is not asked about: %s', async (question) => {
  const { text } = await ask(question)
  expect(text).toContain('[Museo Larco]')
  expect(text).not.toContain('todavía no tiene lugares')
})

test('where somebody spent the money does not change the town of a talk', async () => {
  const { memory } = await ask('en sevilla q me recomiendas de lo mas famoso')
  const { text } = await ask('nooo pero gratis, q estoy seco, ya me gasté todo en barcelona', memory)
  expect(text).toMatch(/^Lugares en Sevilla por lo que cuentan sobre el precio:/)
})

test.each([
  'cuanto cuesta el museo del alfajor volador de lima',
  'q tal el restaurante El Pulpo Volador de medellin',
])('a museum or restaurant that does not exist is not the only one there: %s', async (question) => {
  const { text } = await ask(question)
  expect(text).toMatch(/^La comunidad todavía no conoce «/)
  expect(text).not.toContain('](/place/')
})

test('what only the map knows is answered by the place that tells of it', async () => {
  expect((await ask('la lancha de xochimilco se paga por cabeza?')).text).toContain(
    '[Embarcadero Nuevo Nativitas]',
  )
})

test('how much it is on foot is a time and no price', async () => {
  const { text } = await ask('subir caminando a sacsayhuaman cuanto es')
  expect(text).toContain('30 minutos de pura escalera')
  expect(text).not.toContain('70 soles')
})

test('a day between two flights is a day to plan', async () => {
  const { text } = await ask('escala de un dia en lima, llego 6am y vuelo a la noche, q hago')
  expect(text).toMatch(/^Un plan de 1 día en Lima:/)
})

test('a word for a kind of place is a name where somebody chooses by it', async () => {
  const { text } = await ask('ateneo o cementerio de recoleta si llueve?')
  expect(text).toContain('[El Ateneo Grand Splendid]')
  expect(text).toContain('[Cementerio de la Recoleta]')
})

test('greasy food is what somebody with a hangover wants', async () => {
  const { text } = await ask('en valpo necesito algo grasoso, papas fritas y carne')
  expect(text).toMatch(/\n1\. \[Casino Social J\. Cruz\]/)
})

test('a second question about what was found is none about Andariego', async () => {
  const { text } = await ask("a santiago c'è qualche museo gratis? che giorno è chiuso?")
  expect(text).toContain('«Lunes cerrado»')
  expect(text).not.toContain('itinerario')
})
