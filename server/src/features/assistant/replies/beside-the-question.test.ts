import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the thirty-sixth community: who asks and why, and questions narrower than their topic.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('thirtysixth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.for([
  [
    'Se me rompieron los lentes, ando por Tacna un par de horas nomás, donde me hacen unos con aumento rapidito',
    'Mercadillo Bolognesi',
  ],
  [
    'Somos papá, mamá y un peque de 5 loco por la ciencia. En Osorno llueve como siempre, ¿algo bajo techo?',
    'Museo Interactivo de Osorno',
  ],
  ['Quisiera pasar una noche dentro de un barco en Viana do Castelo', 'Navio-Hospital Gil Eannes'],
  ['Termas cerca de Osorno?', 'Termas Aguas Calientes'],
] as const)('«%s» finds %s first', async ([question, place]) => {
  expect(await ask(question)).toMatch(new RegExp(`\\n1\\. \\[${place}\\]`))
})

test.for([
  ['a q hora abre el mercadillo bolognesi?? mi bus llega a las 8 de la mañana', 'a eso de las 10'],
  ['hay baños en la catedral de durango?? es urgente jajaja', 'No tiene baños'],
  [
    'pa soltar al perro en huesca mejor el castillo de montearagón o el parque miguel servet',
    'Con los perros sueltos',
  ],
  ['Para un ornitólogo, ¿Salto de Roldán o Castillo de Montearagón?', 'Quebrantahuesos'],
  ['me hospedo en Casa Quimbaya Hostal, dónde como carne caminando?', '[La Fogata]'],
  ['Vamos a comprar a Ultramarinos La Confianza, ¿algún parque a un paseo?', '[Parque Miguel Servet]'],
] as const)('«%s» is answered by «%s»', async ([question, answer]) => {
  expect(await ask(question)).toContain(answer)
})

test('Armenia is a city, and no wish for a plan', async () => {
  expect(await ask('What do people say about La Fogata in Armenia?')).not.toMatch(/^A plan/)
})

test.for([
  '¿tienen parqueadero para bus de excursión en el Museo del Oro Quimbaya?',
  '¿El Castillo de Montearagón se puede alquilar para bodas? me caso en mayo',
  'En qué año pintaron los murales del Museo Francisco Villa',
  'quién pintó los murales del Museo Francisco Villa',
  'A Catedral de Durango tem missa em inglês?',
])('«%s»: nobody told, though the topic is told of', async (question) => {
  expect(await ask(question)).toMatch(/nadie ha contado|ninguém contou/i)
})
