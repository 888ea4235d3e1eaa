import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the forty-third community: wishes told by what somebody does, and facts in other words.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('fortythird')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test('who spends the day in meetings asks for no plan, and hears of the wifi as well as of the bed', async () => {
  const answer = await ask(
    'me paso el dia en reuniones x zoom y no puedo quedar colgado, donde me quedo a dormir en matagalpa',
  )
  expect(answer).toMatch(/\n1\. \[Hostal La Buganvilia\]/)
  expect(answer).toContain('El internet vuela')
  expect(answer).not.toContain('nadie ha contado')
})

test.for([
  [
    'soy alérgica al trigo y la ultima vez terminé en el hospital, dónde almuerzo en santa fe sin miedo',
    'Quincho del Surubí',
  ],
  ['dónde como en Santa Fe si el trigo me hace mal', 'Quincho del Surubí'],
  [
    'embarrarme las manos y volver a casa con una taza modelada por mí, en Matagalpa',
    'Taller de Cerámica Negra Las Hermanas',
  ],
] as const)('«%s» finds %s first', async ([question, place]) => {
  expect(await ask(question)).toMatch(new RegExp(`\\n1\\. \\[${place}\\]`))
})

test.for([
  ['se puede echar un clavado desde el muelle turistico de riohacha', 'Prohibido tirarse al agua'],
  ['es verdad q adentro del fogon de mama tere uno se asa?', 'insoportable'],
  ['bodega los alambiques la cata es con calma o al toque nomas', 'Nos apuraron'],
  ['En la escuela ecuestre de Jerez, ¿alguien comentó si los caballos sufren?', 'si están a gusto'],
  ['sin carro, llego mas facil al cristo blanco o a quebrada honda?', '25 minutos'],
  ['Observatorio noche seca cuánto vale', 'Sobre el precio'],
] as const)('«%s» is answered by «%s»', async ([question, answer]) => {
  expect(await ask(question)).toContain(answer)
})

test.for([
  'de q marca es el telescopio del observatorio noche seca',
  'Observatorio Noche Seca qué aumento tiene el telescopio',
  'does Bodegas Viuda de Marchena ship bottles to Canada?',
  'Can Bodegas Viuda de Marchena send wine abroad?',
])('«%s»: nobody told', async (question) => {
  expect(await ask(question)).toMatch(/nadie ha contado|nobody has told/i)
})

test('a town where nobody reviewed is known by the first word of its name', async () => {
  expect(await ask('museo de antropologia de xalapa horarios')).toContain('no tiene lugares en Xalapa')
})
