import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the thirty-seventh community: cities by half of their names, limits of bodies, and what narrows a question.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('thirtyseventh')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.for([
  ['alguna tocata pa salir el viernes en conce? algo con bandas en vivo', 'Concepción'],
  ['llevar a los sobrinos a ver animales en villavo', 'Villavicencio'],
] as const)('«%s» is about %s', async ([question, city]) => {
  expect(await ask(question)).toMatch(new RegExp(`· ${city}\\n|en ${city}`))
})

test.for([
  ['peso 118 kg, me dejan tirarme del canopy de tanimboca?', '110 kilos'],
  ['Cuánto pagaste por el lomito en la fuente alemana, andamos con la luca contada jaja', '7.900'],
  ['voy cortísimo de pasta, q se puede visitar gratis en Lugo?', 'Muralla Romana de Lugo'],
  ['¿Qué les pareció la visita a la bodega Bianchi? Leí que te apuran para que compres', 'una genia'],
  ['Sono celiaca, alla taberna A Nosa Terra di Lugo hanno qualcosa senza glutine?', 'sin gluten'],
  ['meglio la Casa del Arte o il Cerro Caracol con mio padre che cammina col deambulatore?', 'ampa'],
] as const)('«%s» is answered by «%s»', async ([question, answer]) => {
  expect(await ask(question)).toContain(answer)
})

test('a plan that becomes a day longer has as many days as are said', async () => {
  const answer = await ask(
    'Hazme un plan de 2 días por Lugo',
    'al final nos quedamos un día más, rehazlo para 3',
  )
  expect(answer).toContain('plan de 3 días en Lugo')
})

test('who agrees and goes on asks one question', async () => {
  const answer = await ask(
    'cuánto cuesta hacer rafting en el Cañón del Atuel',
    'dale, y cómo llego sin auto?',
  )
  expect(answer).toMatch(/^Sobre cómo llegar en \[Cañón del Atuel\]/)
})

test('a card of a country is no language', async () => {
  expect(await ask('en Casa Santiago me aceptan mi visa española?')).toContain('tarjetas portuguesas')
})

test.for([
  'a q hora es la misa de domingo en la basilica de ocotlan',
  'A Plaza de Mercado San Isidro tem caixa eletrônico lá dentro?',
])('«%s»: nobody told', async (question) => {
  expect(await ask(question)).toMatch(/nadie ha contado|ninguém contou/i)
})
