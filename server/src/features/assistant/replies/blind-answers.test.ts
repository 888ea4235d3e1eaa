import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import type { Memory } from '../assistant.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

// Questions about four communities at once, each for one way to answer them.

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, [
    ...placesOf('wide'),
    ...placesOf('eighth'),
    ...placesOf('ninth'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = (message: string, before: Memory | null = null) => askBuiltin(andariego, message, before)

test('what something costs is told by who found it dear, too', async () => {
  expect((await ask('cuanto sale el hanbok')).text).toContain('al lado los alquilan por 15.000 wones')
})

test('a question for two kinds of numbers is answered by either', async () => {
  const { text } = await ask('cuanto cuesta ir a la ciudadela laferriere a caballo, cuanto se tarda')
  expect(text).toContain('Media hora a caballo')
})

test('how often a boat leaves is told whatever the boat is called', async () => {
  expect((await ask('cada cuanto sale el barco a gorea')).text).toContain('sale del puerto cada hora y pico')
})

test('a length is answered by a length', async () => {
  const { text } = await ask('cuantos km tiene el camino real de barichara a guane')
  expect(text).toContain('Sendero empedrado de nueve kilómetros')
  expect(text).not.toContain('Bajando son dos horas')
})

test('who asks about a month reads first what was told of it', async () => {
  expect((await ask('conviene ir a siete altares en abril')).text).toMatch(
    /\n> «En abril las pozas estaban secas/,
  )
})

test('a sentence with all that was asked comes before sentences with a part of it', async () => {
  expect((await ask('un barco hundido para bucear')).text).toMatch(/\n1\. \[San Blas/)
})

test('a town from which one leaves is not asked about', async () => {
  expect((await ask('cuanto tarda el bus de manila a banaue')).text).toContain('nueve horas')
})

test('a common noun with its article is no town', async () => {
  const { text } = await ask('cuanto cuesta alquilar la barca en la plaza de españa')
  expect(text).toContain('6 euros los 35 minutos')
})

test('what is called after whales in another country is not compared', async () => {
  const { text } = await ask('un sitio pa ver ballenas o tiburones en mexico')
  expect(text).toContain('Holbox')
  expect(text).not.toContain('Samaná')
})

test('few places of a country are spread over the days that were asked for', async () => {
  const { text, stops } = await ask('tres dias por egipto')
  expect(text).toContain('alcanza para 2 días, no para 3. Los demás días son para el camino')
  expect(stops.map(({ day }) => day)).toEqual([1, 3])
})

test('a plan for a city and its surroundings leaves the city', async () => {
  const { stops } = await ask('2 dias en tiflis y alrededores')
  expect(new Set(stops.map(({ day }) => day))).toEqual(new Set([1, 2]))
})

test('a kind of place that somebody does not want is in no plan', async () => {
  const names = async (message: string) => (await ask(message)).stops.map(({ name }) => name)
  expect(await names('plan de un dia en la habana')).toContain('Playa Santa María del Mar')
  expect(await names('voy un dia a la habana pero no quiero playa, que me recomiendas')).not.toContain(
    'Playa Santa María del Mar',
  )
})

test.each([
  [
    'a verb',
    'miren viajo con mi mamá que anda en silla de ruedas, hay playas en españa preparadas?',
    'Daqing',
  ],
  ['money', 'museos o monumentos en españa que algun dia sean gratis, ando corto de guita', 'Guía de Isora'],
])('%s is no town without places', async (_what, question, town) => {
  expect((await ask(question)).text).not.toContain(town)
})

test('an ordinary word with its article means the only place that has it in its name', async () => {
  const { text } = await ask('molestan mucho los vendedores en el rodadero')
  expect(text).toContain('[Playa El Rodadero]')
  expect(text).toContain('Cada dos minutos un vendedor')
})

test('the price of something else is no answer', async () => {
  const { text } = await ask('cuanto cobran el masaje en las termas del dayman')
  expect(text).toContain('nadie ha contado todavía')
  expect(text).not.toContain('250 pesos')
})

test('two questions with one answer get it once', async () => {
  const { text } = await ask('para que sirven los puntos y como gano mas')
  expect(text.match(/Así se ganan puntos/g)).toHaveLength(1)
})

test('a cable car that the map calls after its mountain is the one of the community', async () => {
  expect((await ask('el teleferico de caracas abre los lunes?')).text).toContain('Los lunes no funciona')
})

test('who asks about winter reads of snow, and not of autumn', async () => {
  const { text } = await ask('central park o puente de brooklyn en invierno')
  expect(text).toContain('Con nieve')
  expect(text).not.toContain('En otoño')
})

test('the usual price comes before what is free on some days', async () => {
  expect((await ask("combien coute le musée d'orsay")).text).toMatch(/\n> «16 euros/)
})

test('a warning about thieves on the way says nothing about wheelchairs', async () => {
  const { text } = await ask('se puede entrar en silla de ruedas al convento de la popa')
  expect(text).toContain('nadie ha contado todavía')
})

test('what something costs is the price of what was talked about before', async () => {
  const { memory } = await ask('donde bañarse en eslovenia')
  expect((await ask('cuanto cobran', memory)).text).toMatch(/\n> «El agua a 24 grados/)
})
