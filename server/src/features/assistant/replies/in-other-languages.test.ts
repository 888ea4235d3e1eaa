import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// Questions and reviews in different languages, and talks that go on about a day, about money or about what is near.

const MORELIA: [string, string] = ['Morelia', 'México']

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace(
      'Mercado Independencia',
      MORELIA,
      [19.7, -101.19],
      'There is a little talking parrot in the back patio, kids loved it.',
      'Closed Mondays, otherwise 9 to 8. They had no change for 20 dollars.',
    ),
    toldPlace(
      'Casa de la Laguna',
      MORELIA,
      [19.703, -101.193],
      'Museo con alberca. Arrendamos bicis toda la tarde. La hora sale 40 pesos.',
      'La entrada del museo cuesta 90 pesos.',
    ),
    toldPlace('Plaza del Sol', MORELIA, [19.709, -101.2], 'Bancas con sombra y palomas.'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.each(['dónde hay un loro en Morelia', 'onde tem um papagaio em Morelia', 'un pajarraco en Morelia'])(
  'an English review answers: %s',
  async (question) => {
    expect(await ask(question)).toContain('talking parrot')
  },
)

test('an unknown name that a word of another language resembles stays unknown', async () => {
  expect(await ask('qué tal el restaurante El Loro Verde de Morelia')).not.toContain('talking parrot')
})

test.each(['¿y caigo el lunes, estará?', 'and on Mondays?', 'abren lunes?', 'y si voy un lunes?'])(
  'a talk goes on about a day: %s',
  async (question) => {
    expect(await ask('qué tal el Mercado Independencia', question)).toContain('Closed Mondays')
  },
)

test.each(['¿y me cambian un billete grande?', 'tienen vuelto?', 'do they have change?'])(
  'a talk goes on about change: %s',
  async (question) => {
    expect(await ask('qué tal el Mercado Independencia', question)).toMatch(/: ?\n+> «They had no change/)
  },
)

test('what something costs may stand in the sentence behind it', async () => {
  const text = await ask('cuánto cuesta alquilar bicis en la Casa de la Laguna')
  expect(text).toContain('La hora sale 40 pesos')
  expect(text).not.toContain('90 pesos')
})

test('what can be walked to from a place is near it, and not the place itself', async () => {
  const text = await ask('Estoy en la Casa de la Laguna, ¿hay un mercado al que llegue caminando?')
  expect(text).toContain('1. [Mercado Independencia]')
  expect(text).not.toContain('1. [Casa de la Laguna]')
})

test("what is somebody's own in the product is no season", async () => {
  expect(await ask('quiero pasar las fechas de mi viaje al calendario de google')).toContain('.ics')
})
