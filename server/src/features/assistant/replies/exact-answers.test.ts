import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// Questions that narrow a topic, or ask for one exact thing: a sentence on the broad topic alone does not answer them.

const CUENCA: [string, string] = ['Cuenca', 'Ecuador']
const LIMA: [string, string] = ['Lima', 'Perú']

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace(
      'Taberna Zagal',
      CUENCA,
      [-2.897, -79.005],
      'Hay ensalada vegetariana y poco más. Las croquetas, 8 dólares.',
      'Cierran a las cinco.',
      'Pastel de carne para llevar, 3 dólares, cómetelo en la plaza.',
    ),
    toldPlace(
      'Museo del Vapor',
      CUENCA,
      [-2.899, -79.006],
      'Visita con guía muy simpático. Entrada 10 dólares.',
      'Los miércoles proyectan una peli gratis.',
      'Tiene 14 cañones en cubierta, y la fachada es de 1671.',
    ),
    toldPlace(
      'Catedral de los Jueves',
      CUENCA,
      [-2.89, -79.001],
      'O guia só fala português e francês.',
      'Ponte del lado izquierdo, se ve mejor la cúpula. El día de los pescadores cantaban, de ahí el nombre.',
      'Se entra con bici? NO, me hicieron dejarla afuera.',
      'Un taxi nos cobró 15 dólares ida y vuelta.',
      'Lá em cima há barquinhos no lago, 3 euros meia hora.',
    ),
    toldPlace('Cafetería Lluvia', CUENCA, [-2.8975, -79.0055], 'Pan dulce de la abuela.'),
    toldPlace('Salón Tilo', CUENCA, [-2.8972, -79.0052], 'Un café de saco buenísimo.'),
    toldPlace('Refugio Alto', CUENCA, [-2.78, -79.22], 'Almuerzo baratísimo a 2 dólares, comida rica.'),
    toldPlace('Mercado Bajo', CUENCA, [-2.8895, -79.0015], 'Almuerzo rico. Caro para lo que es.'),
    toldPlace('Casa de Fierro', LIMA, [-12.04, -77.03], 'Una casa de planchas de hierro.'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.each([
  ['soy celíaca, la Taberna Zagal tiene algo apto para mí?', 'celíaca'],
  ['is there halal food at Taberna Zagal?', 'halal'],
  ['la Taberna Zagal tiene algo vegano?', 'vegano'],
  ['hay guías en alemán en el Museo del Vapor?', 'alemán'],
  ['il Museo del Vapor ha guide che parlano italiano?', 'italiano'],
  ['la Taberna Zagal abre los feriados?', 'feriados'],
  ['la Taberna Zagal tiene cerveza sin alcohol?', 'cerveza sin alcohol'],
])('%s is not answered by the broad topic', async (question, narrowing) => {
  expect(await ask(question)).toMatch(new RegExp(`(nadie ha contado|Nobody has told).*[«“]${narrowing}[»”]`))
})

test('who names the only languages answers for all others', async () => {
  const text = await ask('hay guía en inglés en la Catedral de los Jueves?')
  expect(text).toContain('só fala português e francês')
  expect(text).not.toContain('nadie ha contado')
})

test.each([
  ['en qué asiento conviene ir en la Catedral de los Jueves?', 'lado izquierdo'],
  ['por qué se llama así la Catedral de los Jueves?', 'de ahí el nombre'],
  ['how many guns does the Museo del Vapor have?', '14 cañones'],
  ['qué día hay cine en el Museo del Vapor?', 'Los miércoles proyectan'],
  ['puedo meter la bici en la Catedral de los Jueves?', 'NO, me hicieron dejarla afuera'],
  ['cuánto cuesta remar en la Catedral de los Jueves?', 'barquinhos no lago, 3 euros'],
])('%s is answered with the exact thing', async (question, said) => {
  expect((await ask(question)).split('\n')[2]).toContain(said)
})

test('a lift is no parking', async () => {
  const text = await ask(
    'qué tal la Catedral de los Jueves',
    '¿y en cuánto sale que me lleven y me traigan en carro?',
  )
  expect(text.split('\n')[2]).toContain('15 dólares ida y vuelta')
})

test.each(['perdona, quería decir el Museo del Vapor', 'ay no, me equivoqué, el Museo del Vapor'])(
  'a correction asks the same of another place: %s',
  async (correction) => {
    expect((await ask('cuánto cuesta la Taberna Zagal', correction)).split('\n')[2]).toContain(
      'Entrada 10 dólares',
    )
  },
)

test('something to take along is asked of the place where one eats', async () => {
  expect(await ask('qué tal la Taberna Zagal', 'y algo que me pueda zampar fuera, en la calle?')).toContain(
    'Pastel de carne para llevar',
  )
})

test('what to put on is no question about the product', async () => {
  expect(await ask('qué tal la Catedral de los Jueves', 'me llevo off o no?')).not.toContain('lista')
})

test('a café nearby is one by its reviews, too', async () => {
  const text = await ask('cerquita de la Taberna Zagal pa un cafecito?')
  expect(text).toContain('Salón Tilo')
  expect(text).toContain('Cafetería Lluvia')
})

test('what serves lunch next door comes before what is cheaper in the mountains', async () => {
  const text = await ask('Ya vimos la Catedral de los Jueves, ahora queremos almuerzo barato por ahí mismo')
  expect(text).toContain('1. [Mercado Bajo]')
  expect(text).not.toContain('Refugio Alto')
})

test('prices of two places are compared, and no plan', async () => {
  const text = await ask('¿cuánto piden por el recorrido en la Taberna Zagal y cuánto en el Museo del Vapor?')
  expect(text).toMatch(/\*\*El precio\*\*/)
  expect(text).not.toContain('Día 1')
})

test('a word of a name far away is no name where a town is named', async () => {
  const text = await ask('a mi viejo le fascinan los fierros, que le puedo mostrar en Cuenca')
  expect(text).not.toContain('Casa de Fierro')
})

test.each(['la Taberna Zagal se justifica o es trampa pa los de Lima'])(
  'whom something is for is no town: %s',
  async (question) => {
    expect(await ask(question)).not.toContain('Casa de Fierro')
  },
)

test('what has a price is no town', async () => {
  expect(await ask('cuánto cuesta la bata en el Museo del Vapor?')).toContain('«bata»')
})

test('a stay from day to day is a plan of so many days', async () => {
  expect(
    await ask('llego a Cuenca, Ecuador, el jueves y me devuelvo el sábado en la noche, qué hago?'),
  ).toContain('Un plan de')
})
