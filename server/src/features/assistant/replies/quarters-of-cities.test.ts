import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import type { EvaluationPlace } from '../testing/evaluation-community.ts'

// Quarters that only the addresses of the community's places name.

const limaPlace = (
  name: string,
  quarter: string,
  [latitude, longitude]: readonly [number, number],
  review: string,
): EvaluationPlace => ({
  name,
  address: `Jirón Junín 100, ${quarter}, Lima, Perú`,
  city: 'Lima',
  latitude,
  longitude,
  description: null,
  reviews: [{ rating: 4, month: '2026-03', content: review }],
})

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    limaPlace(
      'Canta Rana',
      'Barranco',
      [-12.148, -77.022],
      'El ceviche de pescado es fresquísimo, comimos rico.',
    ),
    limaPlace('Isolina', 'Barranco', [-12.149, -77.021], 'Platos enormes de comida criolla para compartir.'),
    limaPlace(
      'Panchita',
      'Miraflores',
      [-12.121, -77.029],
      'Anticuchos ricos, comida criolla con porciones grandes.',
    ),
    limaPlace(
      'Malecón',
      'Miraflores',
      [-12.129, -77.036],
      'Desde Barranco se llega caminando en media hora.',
    ),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (...messages: [string, ...string[]]) => (await talkBuiltin(andariego, ...messages)).text

test.each([
  'donde como rico en barranco',
  'comida en el barrio Barranco, lima',
  'Comida criolla en Barranco',
])('%s: the places of that quarter alone', async (question) => {
  const text = await ask(question)
  expect(text).toMatch(/\[Canta Rana\]|\[Isolina\]/)
  expect(text).not.toContain('[Panchita]')
})

test('a city around a quarter does not widen it', async () => {
  expect(await ask('donde como en miraflores, lima')).not.toContain('[Canta Rana]')
})
