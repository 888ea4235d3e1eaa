import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Answers that say less rather than something false, about the ninth community.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('ninth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (message: string) => (await askBuiltin(andariego, message)).text

test('what nobody told is followed by what comes closest', async () => {
  const text = await ask('tiene baños la playa de la caleta')
  expect(text).toMatch(
    /^De .+, nadie ha contado todavía si hay baños.*\n\nLo más parecido que cuentan:\n\n> «Hay duchas/,
  )
})

test('who asks for one animal is not shown others', async () => {
  const text = await ask('donde puedo ver cocodrilos')
  expect(text).toContain('«Vimos cocodrilos y monos araña.»')
  expect(text).not.toContain('flamencos')
})

test('an amount is no part of a name', async () => {
  expect(await ask('que puedo hacer en cadiz con 10 euros')).not.toContain('Mercado 10 de Agosto')
})

test('cold water is no answer to who wants it warm', async () => {
  const text = await ask('donde puedo bañarme en agua tibia')
  expect(text).toContain('Laguna de Apoyo')
  expect(text).not.toContain('agua fría')
})

test('a complaint about the way with a child does not recommend the place for children', async () => {
  const text = await ask('donde llevo a mis niños en malaga')
  expect(text).toMatch(
    /^Nadie ha contado todavía nada bueno sobre ir con niños en Málaga; de estos lugares cuentan lo contrario:[\s\S]*casi me da algo/,
  )
})

test('who asks for complaints hears the critical reviews, the worst first', async () => {
  expect(await ask('de que se quejan en isla taboga')).toMatch(
    /^De esto se quejan en .*\n\n> «El domingo aquello es una lata de sardinas/,
  )
})

test('queues for a free entry take no side on the price', async () => {
  expect(await ask('cuanto cuesta el museo picasso')).not.toContain('toman partido')
})

test('whoever chooses between two places hears of which only somebody told', async () => {
  expect(await ask('cahuita o el yunque para ver animales')).toContain(
    'Sobre los animales solo cuentan algo bueno de Parque Nacional Cahuita.',
  )
})

test('nothing farther than 200 km is called the nearest', async () => {
  const text = await ask('que hay cerca de la quinta da regaleira')
  expect(text).toContain('Lo más cercano que conozco está a más de 200 km.')
  expect(text).not.toContain('Caleta')
})
