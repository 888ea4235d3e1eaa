import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the forty-fourth community: questions for a trait, for who serves meals there and for what is sent away, and whole names.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('fortyfourth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.for([
  '¿Se puede recorrer en silla de ruedas la Casa de los Techos Pintados?',
  'entra una silla de ruedas a la Picantería La Tía Meche?',
  'hay cafetería dentro del museo de los perritos de barro',
  'tienen restaurante en la Casa de los Techos Pintados',
  'hay restaurante dentro del Museo Ferroviario de Temuco?',
  'hay una cafetería en el Museo Grão Vasco?',
  'hay museo en el Puente de Boyacá',
  'qué marca de cerveza sirven en la Cervecería Ruka Negra',
  'de qué color es la Catedral de Comayagua por fuera',
  'de qué raza son los perros del Museo de los Perritos de Barro',
  'cómo se llama la dueña de la Posada de los Alfombreros',
  'cuál es la contraseña del wifi del Hostal Casa Parota',
  'qué modelo de locomotora hay en el Museo Ferroviario de Temuco',
  'el Taller de Filigrana Hilo de Plata hace envíos a Ecuador?',
  'Tostaduría El Arriero manda café a España?',
  'does Taller de Filigrana Hilo de Plata ship to the US?',
])('«%s»: nobody told, though something like it is told of', async (question) => {
  expect(await ask(question)).toMatch(/nadie ha contado|nobody has told/i)
})

test.for([
  ['tienen ascensor en el Museu Grão Vasco', 'Hay ascensor'],
  ['hay restaurante en Dinópolis', 'el menú cuesta 15 euros'],
  ['hay capilla en la Quinta da Raposeira Velha?', 'catas y capilla'],
  [
    'Vos sabés hasta qué horas se puede usar la piscina en la Posada de los Alfombreros',
    'Abre hasta las 9 de la noche',
  ],
  [
    'Me han dicho que en la Pousada Cava de Viriato te dan con la puerta en las narices si vuelves tarde. A qué hora es eso',
    'Toque de queda a medianoche',
  ],
  ['Hábleme de la Catedral de Comayagua, si es tan amable', 'Templo barroco'],
] as const)('«%s» is answered by «%s»', async ([question, answer]) => {
  expect(await ask(question)).toContain(answer)
})

test('a name that has «de» twice is read whole: its clay is no craft to buy', async () => {
  expect(await ask('qué tal el Museo de los Perritos de Barro')).toMatch(
    /^\*\*\[Museo de los Perritos de Barro\]/,
  )
})

test.for([
  [
    'Vamos pedaleando por Portugal con alforjas y paramos en Viseu, en q sitio pasamos la noche sin miedo a que nos birlen las burras de dos ruedas?',
    'Pousada Cava de Viriato',
  ],
  [
    'mi mujer jura que una vecina la envidió y le echó algo encima. En tunja quién la limpia',
    'Plaza de Mercado del Sur',
  ],
  [
    'en setiembre voy a Viseu y tengo el antojo de hacer jugo con las patas peladas como los antiguos',
    'Quinta da Raposeira Velha',
  ],
] as const)('«%s» finds %s first', async ([question, place]) => {
  expect(await ask(question)).toMatch(new RegExp(`\\n1\\. \\[${place}\\]`))
})

test('who cures the evil eye speaks for healers, and not against them', async () => {
  expect(await ask('en Tunja quién cura el mal de ojo')).not.toContain('lo contrario')
})
