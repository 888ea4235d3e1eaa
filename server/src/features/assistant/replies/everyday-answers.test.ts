import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

// Questions as travellers often ask them, about two communities at once, each for one way to answer.

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, [
    ...placesOf('thirteenth'),
    ...placesOf('fourteenth'),
  ])
}, 120_000)
afterAll(() => andariego.close())

/** Asks one question after the other; returns the last answer. */
const talk = async (first: string, ...messages: string[]) => {
  const { text, stops } = await talkBuiltin(andariego, first, ...messages)
  return { text, stops, days: new Set(stops.map(({ day }) => day)).size }
}

test('two places that share a word of their names are compared', async () => {
  const { text } = await talk('museo pedro coronel o rafael coronel, cual tiene elevador')
  expect(text).toContain('**[Museo Pedro Coronel](')
  expect(text).toContain('**[Museo Rafael Coronel](')
})

test.each([
  ['tengo un solo dia en quito, que hago', 1],
  ['que vemos en arequipa en dos dias', 2],
  ['que hago 2 noches en bilbao', 2],
])('days in a city make a plan: %s', async (question, days) => {
  expect((await talk(question)).days).toBe(days)
})

test.each([
  ['sin museos porfa', /Museo/],
  ['pero nada de museos', /Museo/],
  ['no quiero miradores ni cerros', /Cerro/],
])('a plan is made again without what is not wanted: %s', async (change, unwanted) => {
  const { stops } = await talk('plan de 2 dias en zacatecas', change)
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.filter(({ name }) => unwanted.test(name))).toEqual([])
})

test('a plan for rain leaves out beaches', async () => {
  const { stops } = await talk('2 dias en la habana y dan lluvia')
  expect(stops.length).toBeGreaterThan(0)
  expect(stops.map(({ name }) => name)).not.toContain('Playa Santa María del Mar')
})

test('Italian is told from Portuguese by one word', async () => {
  expect((await talk('quanto costa cerro san bernardo')).text).toContain('12.000 pesos')
})

test('the town beside a place is meant, and not its namesake overseas', async () => {
  const { text } = await talk('que tan lejos esta la ciudad encantada de cuenca')
  expect(text).toMatch(/ hay \d\d km/)
})

test.each([
  ['playas en lanzarote', 'Playas de Papagayo'],
  ['praias em salvador', 'Praia do Porto da Barra'],
  ['playas en cartagena', 'Playa Blanca'],
])('%s', async (question, name) => {
  expect((await talk(question)).text).toMatch(new RegExp(`\\n1\\. \\[${name}`))
})

test('a follow-up for another city looks for the same kind, whatever the language of its name', async () => {
  expect((await talk('playas en cartagena', 'y en salvador?')).text).toMatch(
    /\n1\. \[Praia do Porto da Barra/,
  )
})

test.each([
  'parce cuanto cuesta subir a la torre tavira parce',
  'cuanto cuesta la torre tavira, mi llave',
  'oye causa, cuanto cuesta la torre tavira',
])('who is spoken to is not asked about: %s', async (question) => {
  expect((await talk(question)).text).toContain('8 euros')
})

test.each([
  ['cuanto sale el telesferico del cerro san bernardo', '12.000 pesos'],
  ['cuantos escalnes tiene la torre tavira', '173'],
])('a misspelt thing is understood: %s', async (question, answer) => {
  expect((await talk(question)).text).toContain(answer)
})

test.each([
  ['cuanto cuesta el teleferico del cerro de la bufa', '350 pesos'],
  ['tienen cambiador de bebe en el museo rafael coronel', 'los diablos'],
  ['hacen descuento a estudiantes en la cisterna basilica', '900 liras'],
])('what is told of something else is no answer: %s', async (question, told) => {
  const { text } = await talk(question)
  expect(text).toMatch(/nadie ha contado/i)
  expect(text.split(/parecido/)[0]).not.toContain(told)
})

test.each([
  ['museos en zacatecas', 'cuanto cuesta el rafael coronel', 'y el otro?', '40 pesos'],
  ['museos en zacatecas', 'y el primero cuanto cuesta', 'y el segundo', '40 pesos'],
])('the other one of two is asked the same: %s', async (...turns) => {
  const answer = turns.pop() ?? ''
  expect((await talk(...turns)).text).toContain(answer)
})

test.each([
  ['una caminata facil sin subidas en cuenca, ecuador', 'Parque Nacional Cajas'],
  ['paseo sin escaleras en zacatecas', 'Museo Rafael Coronel'],
])('an easy walk is found where it is told to be flat: %s', async (question, name) => {
  expect((await talk(question)).text).toMatch(new RegExp(`\\n1\\. \\[${name}`))
})

test.each([
  [
    'museos en zacatecas',
    'y estan abiertos los lunes?',
    ['Cierra los lunes y cobran', 'Cierra los miércoles'],
  ],
  ['plan de 2 dias en sucre', 'cuanto cuesta todo', ['Entrada, 15 bolivianos', '30 bolivianos']],
  ['volcanes en guatemala y nicaragua', 'son dificiles?', ['45 minutos cargando la tabla']],
])('a fact is told of each place of the list: %s // %s', async (list, question, facts) => {
  const { text } = await talk(list, question)
  for (const fact of facts) expect(text).toContain(fact)
})

test('a comparison goes on with the next wish', async () => {
  const { text } = await talk('museo guggenheim bilbao o azkuna zentroa', 'y con niños?')
  expect(text).toContain('biblioteca para los peques')
  expect(text).not.toContain('Sevilla')
})

test('what nobody told of either is said once, without the comparison again', async () => {
  const { text } = await talk('chan chan o huaca de la luna', 'y con lluvia?')
  expect(text).toMatch(/^Sobre los días de lluvia nadie ha contado/)
  expect(text).not.toContain('15 soles')
})

test.each([
  ['playas para surfear', 'la de nicaragua es peligrosa?', 'traicionera'],
  ['mercados', 'el de cadiz cierra los domingos?', 'Cierra los domingos'],
  ['museos en zacatecas', 'y el de las mascaras?', 'Miles de máscaras'],
])('one of a list is named by where it is or what it has: %s // %s', async (list, question, answer) => {
  expect((await talk(list, question)).text).toContain(answer)
})

test('of a list, those that have something are chosen', async () => {
  const { text } = await talk('playas en españa', 'cual tiene pasarela para silla de ruedas?')
  expect(text).toMatch(/\n1\. \[Playa de Riazor/)
})

test('where somebody comes from is not asked about', async () => {
  const { text } = await talk('como llego a la cruz del condor', 'y desde arequipa cuanto se tarda?')
  expect(text).toContain('4 horas de bus')
})

test('what something else costs is told as the closest only', async () => {
  const { text } = await talk('cuanto cuesta el mirador de yanahuara')
  expect(text).toMatch(/nadie ha contado todavía cuánto cuesta[\s\S]*parecido[\s\S]*queso helado/)
})

test('what a meal costs is the price of a place for meals', async () => {
  expect((await talk('cuanto cuesta coppelia')).text).toMatch(/^Sobre el precio/)
})

test('a town is worth as many days as its places fill', async () => {
  const { text, days } = await talk('cuantos dias necesito para zacatecas')
  expect(days).toBe(2)
  expect(text).toContain('bastan 2 días')
})

test('a town with few sights keeps its plan, and is told what is around', async () => {
  const { text, stops } = await talk('cuatro dias en yaiza')
  expect(stops.every(({ name }) => /Timanfaya|Papagayo/.test(name))).toBe(true)
  expect(text).toMatch(/Para los demás días, cerca de ahí: \[/)
})

test('a place is put into a plan, and stays in it', async () => {
  const { stops, days } = await talk('cadiz en un dia', 'agrega la playa de la caleta', 'agrega un dia')
  expect(stops.map(({ name }) => name)).toContain('Playa de la Caleta')
  expect(days).toBe(2)
})

test('a wish that no stop serves is not said to be heeded', async () => {
  const { text } = await talk('2 dias en sucre con mi novia')
  expect(text).not.toContain('Tuve en cuenta')
  expect(text).not.toContain('asaltaron a una pareja')
})

test('who came along makes no place romantic', async () => {
  expect((await talk('lugares romanticos en sucre')).text).not.toMatch(
    /«[^»]*(asaltaron|dos días en el baño)/,
  )
})

test('opinions of both sides are shown where there are both', async () => {
  const { text } = await talk('hay mucha gente en fushimi inari?')
  expect(text).toContain('no cabía un alma')
  expect(text).toContain('no había nadie')
})

test('a name in another language is found by its Spanish words', async () => {
  const { text } = await talk('iglesia de san francisco de salvador que tal')
  expect(text).toContain('Igreja de São Francisco')
})

test('a town is spelled as the community spells it', async () => {
  expect((await talk('que ver en cadiz')).text).toMatch(/^Lugares en Cádiz/)
})

test('a volcano is no hill', async () => {
  expect((await talk('quiero ver un volcan')).text).not.toContain('Cerro San Bernardo')
})

test('what a taxi or a bus there costs is not what the place costs, unless it is asked for', async () => {
  expect((await talk('cuanto cuesta el mirador de turi')).text).not.toMatch(/taxi|bus 27/)
  expect((await talk('cuanto cuesta el taxi al mirador de turi')).text).toContain('4 dólares')
})
