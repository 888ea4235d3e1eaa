import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// What is asked for by a general word, or by another one than reviewers use, in a small community of its own.

const BARILOCHE: [string, string] = ['Bariloche', 'Argentina']

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace(
      'El Boliche',
      BARILOCHE,
      [-41.136, -71.308],
      'El bife de chorizo alcanza para dos. Parrilla de barrio.',
      'Había cola afuera y gente por todos lados.',
    ),
    toldPlace(
      'Rapa',
      BARILOCHE,
      [-41.134, -71.311],
      'Sorbete de frambuesa y torta de chocolate.',
      'Entrada 22.000 residentes, abre a las 10.',
      'Los niños felices y entran perros.',
    ),
    toldPlace(
      'Refugio Escondido',
      BARILOCHE,
      [-41.2, -71.5],
      'Caminata de tres horas con mucho barro. Hay iguanas y lagartijas entre las piedras.',
      'Q25 los extranjeros, estudiantes Q10.',
      'Se nada en la laguna, los niños felices y entran perros.',
    ),
    toldPlace('Casa Histórica', BARILOCHE, [-41.14, -71.32], 'Mucha historia de los colonos suizos.'),
    toldPlace('Sala Moreno', BARILOCHE, [-41.141, -71.321], 'Cuentan de los desaparecidos, muy fuerte.'),
    toldPlace(
      'La Salsoteca',
      BARILOCHE,
      [-41.133, -71.309],
      'Salsa de la dura, nada de reguetón. Los jueves hay orquesta.',
      'El tranvía 3 te deja en la puerta.',
    ),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.each([
  ['donde hay reptiles en bariloche', 'Refugio Escondido'],
  ['un lugar en bariloche pa clavarse un buen pedazo de vaca, somos dos tragones', 'El Boliche'],
  ['un heladito en bariloche que no aguanto el calor', 'Rapa'],
  ['llueve a cantaros en bariloche, necesito algo con azucar', 'Rapa'],
  ['dónde hay salsa en bariloche', 'La Salsoteca'],
  ['en bariloche quiero azotar baldosa', 'La Salsoteca'],
])('what reviews call by a narrower or another word is found: %s', async (question, name) => {
  const text = await ask(question)
  expect(text).toContain(`1. [${name}]`)
  expect(text).not.toContain('Nadie ha contado todavía nada')
})

test('who asks for turtles is not answered with other reptiles', async () => {
  expect(await ask('donde veo tortugas en bariloche')).toContain('Nadie ha contado todavía nada')
})

test('around a town, what is looked for comes before what is nearest to its middle', async () => {
  expect(await ask('algo para nadar con niños y perros cerca de bariloche')).toMatch(
    /1\. \[Refugio Escondido\]/,
  )
})

test('near a place, the thing that was asked for is found', async () => {
  const text = await ask('vengo de la salsoteca, quiero carne y cerquita')
  expect(text).toContain('1. [El Boliche]')
})

test('near a place, only places with the like of the thing serve, whatever else is nearer', async () => {
  const text = await ask('vengo de la salsoteca, un buen pedazo de vaca cerquita, somos dos tragones')
  expect(text).toContain('1. [El Boliche]')
  expect(text).not.toContain('[Rapa]')
})

test.each([
  ['cuanto vale Refugio Escondido con carnet', 'Q25 los extranjeros'],
  ['cuanto sale Rapa', 'Entrada 22.000'],
])('a sum without a currency, or with its sign alone, is a price: %s', async (question, quote) => {
  expect(await ask(question)).toContain(quote)
})

test('after an answer about a place, what one pays is its price, and not that of the product', async () => {
  expect(await ask('Refugio Escondido', 'y yo q soy tica cuánto pago?')).toContain('Q25 los extranjeros')
})

test('where nobody tells of taxis, another way to get there is told', async () => {
  expect(await ask('La Salsoteca transporte publico?? o taxi obligado')).toContain('tranvía 3')
})

test('the only place of which such a thing is told is asked for its price', async () => {
  expect(await ask('cuanto cuesta ver las iguanas de bariloche')).toContain('Q25 los extranjeros')
})

test('who asks for one part of history is told where that is told', async () => {
  expect(await ask('algo sobre la dictadura en bariloche')).toContain('1. [Sala Moreno]')
})
