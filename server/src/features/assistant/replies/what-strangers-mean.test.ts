import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { askBuiltin, talkBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, placesOf('fortyeighth'))
}, 120_000)
afterAll(() => andariego.close())
const ask = async (message: string) => (await askBuiltin(andariego, message)).text
const firstOf = async (message: string) => /^1\. \[(.+?)\]/m.exec(await ask(message))?.[1]

test.each([
  ['wari entrada', 'La entrada cuesta 5 soles'],
  ['precio wari ayacucho', 'La entrada cuesta 5 soles'],
  ['horario wari ayacucho', 'ferme à 17h'],
  ['hay buses a wari?', 'paradero Magdalena'],
  ['cómo llego a wari en bus desde la plaza', 'paradero Magdalena'],
])('%s: a word that also tells of history names its place', async (question, said) => {
  expect(await ask(question)).toContain(said)
})

test('the way between two stops is still asked of the product', async () => {
  expect(await ask('cómo llego de una parada a otra en transporte público')).toContain('tu itinerario')
})

describe('who puts up a tent, or lights a fire, asks for no plan', () => {
  test.each([
    'se puede armar la carpa en el recinto del pensamiento',
    'podemos armar un asado en yahuarcocha',
    'dejan armar fogata y dormir en los barruecos',
  ])('%s', async (question) => {
    const { text, stops } = await askBuiltin(andariego, question)
    expect(stops).toEqual([])
    expect(text).toMatch(/nadie ha contado|Esto cuentan/i)
  })
  test('an itinerary is still made', async () => {
    expect((await askBuiltin(andariego, 'ármame un plan de dos días en cáceres')).stops).not.toEqual([])
  })
})

describe('what somebody takes up of a list is answered about its place', () => {
  test.each([
    ['qué ver en durango', 'lo del túnel me interesa, cuánto dura?', 'Paseo Túnel de Minería'],
    ['qué hacer en ayacucho', 'lo de los tapices suena lindo', 'Taller Textil Sumaq Awana'],
    ['qué ver en manizales', 'lo de los colibríes me gusta, a qué hora es', 'Recinto del Pensamiento'],
    ['qué ver en évora', 'eso de los huesos me llama la atención, abren los lunes?', 'Capela dos Ossos'],
  ])('%s // %s', async (first, next, place) => {
    expect((await talkBuiltin(andariego, first, next)).sources[0]).toBe(place)
  })
})

test('what somebody does not like of a list is left out of the next one', async () => {
  const disliked = 'lo de los caballos no me gusta, hay otra cosa?'
  const { sources } = await talkBuiltin(andariego, 'qué ver en durango', disliked)
  expect(sources).not.toContain('Paseo del Viejo Oeste')
  expect(sources).toContain('Teleférico de Durango')
})

test.each([
  ['qué tal los vestidores de las termales el encanto del ruiz', 'Los camerinos sucios'],
  ['cómo atienden en el mesón la encina vieja', 'de malos modos'],
  ['atienden rápido en la cervecería torobayo?', '50 minutos esperando mesa'],
  ['dónde veo los mensajes que me llegan', 'Tus conversaciones'],
])('%s: what is meant is told', async (question, said) => {
  expect(await ask(question)).toContain(said)
})

test('a bathing cap tells of no toilet', async () => {
  const text = await ask('cómo están los baños de las termales el encanto del ruiz')
  expect(text).toMatch(/nadie ha contado/i)
  expect(text).not.toContain('gorro')
})

test.each([
  ['un postre en ibarra que no lleve leche', 'Helados de Paila La Pailita'],
  ['busco un regalo para mi tía en ayacucho', 'Taller Textil Sumaq Awana'],
  ['qué puedo traer de regalo de durango', 'Mercado Gómez Palacio'],
  ['dónde aprendo sobre el conflicto armado en ayacucho', 'Museo de la Memoria'],
  ['ando leyendo un libro sobre la prehistoria, qué hay en évora', 'Cromeleque dos Almendres'],
  ['dónde hay calaveras en las paredes', 'Capela dos Ossos'],
  ['dónde veo picaflores volando rapidísimo en manizales', 'Recinto del Pensamiento'],
])('%s: %s is the first place', async (question, first) => {
  expect(await firstOf(question)).toContain(first)
})
