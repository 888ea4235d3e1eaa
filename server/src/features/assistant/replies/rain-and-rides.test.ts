import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the thirty-fifth community: what is said besides a question, and words that name two things.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('thirtyfifth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.for([
  [
    'parce llego el jueves a Cali y quiero bailar salsa de la buena, no pa turistas, pa dónde pego??',
    'Zaperoco Bar',
  ],
  [
    'Está lloviendo a cántaros en Lagos y tengo dos críos de 6 y 8, ¿dónde los meto?',
    'Centro Ciência Viva de Lagos',
  ],
  ['Quisiera un sitio donde uno mismo haga su chocolate, es el cumple de mi esposa', 'ChocoMuseo'],
  [
    'Mi viejo anda en silla de ruedas y sueña con meterse al mar en Mar del Plata. Hay alguna playa?',
    'Playa Varese',
  ],
  ['Antigua guate, mirador gratis pa ver el volcán de Agua', 'Cerro de la Cruz'],
  ['me interesa la época romana. ¿Qué hay de eso en Gijón?', 'Termas Romanas de Campo Valdés'],
] as const)('«%s» finds %s first', async ([question, place]) => {
  expect(await ask(question)).toMatch(new RegExp(`^[^[]*\\[${place}\\]`))
})

test.for([
  ['Sufro de claustrofobia, ¿qué cuentan los que bajaron a la Mina El Edén?', 'reclaustrofóbica'],
  ['C’est combien le tour en bateau à la Ponta da Piedade ?', '25 euros'],
  [
    'My sister uses a wheelchair, how much of Mina El Edén can she actually do?',
    'My husband uses a wheelchair',
  ],
  ['Día 1, día 2 y día 3 en Chillán, vamos cuatro amigas', 'plan de 3 días'],
  ['como me registro?? no encuentro el boton', 'Registrarse'],
] as const)('«%s» is answered by «%s»', async ([question, answer]) => {
  expect(await ask(question)).toContain(answer)
})

test.for([
  ['¿El Zaperoco Bar tiene servicio de comida o solo trago?', '65.000'],
  ['¿Dan descuento de estudiante en el Jardín Botánico Atlántico?', 'los martes gratis'],
  ['O Jardín Botánico Atlántico tem desconto para estudante?', 'los martes gratis'],
] as const)('«%s»: what was not asked is no answer', async ([question, other]) => {
  const text = await ask(question)
  expect(text).toMatch(/nadie ha contado|ninguém contou/i)
  expect(text.split('\n')[0]).not.toContain(other)
})

test('a question for the hour is about the music that was asked about before', async () => {
  const answer = await ask(
    'qué tal la Catedral Basílica de Zacatecas',
    'y hay música ahí algún día sin pagar?',
    'a qué hora',
  )
  expect(answer).toContain('Los domingos a la 1 hay concierto de órgano')
})

test('what to take for a cough is no question about places', async () => {
  expect(await ask('qué me tomo para la fiebre y la tos, llevo 3 días así')).not.toContain('[')
})
