import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin, talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('seventeenth')
}, 120_000)
afterAll(() => andariego.close())

const stopsOf = async (message: string) =>
  (await askBuiltin(andariego, message)).stops.map(({ name }) => name)

test.each([
  ['armame 2 dias en medallo', 'Comuna 13'],
  ['mi fai un itinerario di due giorni a lisbona', 'Torre de Belém'],
  ['plan de 3 dias en san cris', 'Na Bolom'],
])('%s: a nickname, or a name in another language, is the city', async (question, stop) => {
  expect(await stopsOf(question)).toContain(stop)
})

test.each([
  ['plan de dos dias en san cristobal de las casas', 'Castillo San Cristóbal'],
  ['plan de dos dias en san juan', 'Templo de San Juan Chamula'],
])('%s: a place elsewhere that has words of the city is not meant', async (question, elsewhere) => {
  const stops = await stopsOf(question)
  expect(stops.length).toBeGreaterThan(2)
  expect(stops).not.toContain(elsewhere)
})

test('where somebody comes from is not where they go', async () => {
  const { text } = await askBuiltin(andariego, 'soy de guayaquil y voy a cuenca, donde como hornado')
  expect(text).toContain('Mercado 10 de Agosto')
  expect(text).not.toContain('Guayaquil')
})

test('a town that is not meant is left out', async () => {
  const { stops } = await askBuiltin(andariego, 'a 3 day plan for cuenca, the ecuador one not the spain one')
  expect(stops.map(({ name }) => name)).not.toContain('Museo Guggenheim Bilbao')
})

test('an exclamation ends no talk', async () => {
  const { text } = await talkBuiltin(andariego, 'pumapungo se paga?', 'chévere', 'y que dia cierra')
  expect(text).toContain('Cierra los lunes')
})

test('a plan becomes shorter in the words of who asks', async () => {
  const { stops } = await talkBuiltin(
    andariego,
    'armame 2 dias en valparaiso',
    'uy me recortaron las vacaciones, dejalo en uno',
  )
  expect(new Set(stops.map(({ day }) => day)).size).toBe(1)
})
