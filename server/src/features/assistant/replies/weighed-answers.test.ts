import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import type { AnswerPart, Memory } from '../assistant.ts'
import { builtinAssistant } from '../builtin/builtin-assistant.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('third')
}, 120_000)
afterAll(() => andariego.close())

/** Asks turn by turn; returns the last answer. */
const ask = async (...turns: string[]) => {
  let memory: Memory | null = null
  let parts: AnswerPart[] = []
  for (const message of turns) {
    parts = []
    const question = { userId: '00000000-0000-7000-8000-000000000000', message, history: [], memory }
    const answer = builtinAssistant(andariego.services).answer(question, new AbortController().signal)
    for await (const part of answer) parts.push(part)
    memory = parts.flatMap((part): Memory[] => ('memory' in part ? [part.memory] : []))[0] ?? null
  }
  return {
    text: parts.map((part) => ('text' in part ? part.text : '')).join(''),
    stops: parts.flatMap((part) => ('itineraryDraft' in part ? part.itineraryDraft.items : [])),
  }
}

test('a plan leaves out places reported closed, says so, and has no hostel as a stop', async () => {
  const berlin = await ask('dos dias en berlin')
  expect(berlin.stops.map(({ name }) => name)).toEqual(['Tempelhofer Feld'])
  expect(berlin.text).toMatch(/Dejé fuera lo que cuentan que está cerrado: \[Museo de Pérgamo\]/)
  const laPaz = await ask('plan de 3 días en La Paz, Bolivia')
  expect(laPaz.stops.map(({ name }) => name).sort()).toEqual(['Mercado de las Brujas', 'Mirador Killi Killi'])
})

test('a comparison favours praise over mere mentions', async () => {
  const { text } = await ask('cual tiene menos gente, zoser o el palacio de los deseos')
  expect(text).toContain('A favor de Pirámide de Zoser: la cantidad de gente.')
})

test('two places without a common aspect are compared by praise and complaints of each', async () => {
  const { text } = await ask('pergamo o tempelhofer')
  expect(text).toMatch(/\*\*Museo de Pérgamo\*\*\n- En contra: «Está cerrado por obras/)
  expect(text).toMatch(/\*\*Tempelhofer Feld\*\*\n- A favor: «Un aeropuerto abandonado/)
})

test('places with the same name are told apart by the named country', async () => {
  expect((await ask('que ver en la paz mexico')).text).toContain('Playa Balandra')
  expect((await ask('que ver en la paz bolivia')).text).toContain('Killi Killi')
})

test('a city that only the community knows, or that is an ordinary word, is recognized', async () => {
  expect((await ask('que ver en culebra')).text).toContain('Playa Flamenco')
  expect((await ask('la paz o sucre con niños')).text).toContain('Parque Cretácico')
})

test("a question about a town is answered about the community's only place there", async () => {
  const { text } = await ask('hace frio en san pedro de atacama')
  expect(text).toMatch(/^Sobre el frío en \[Géiser del Tatio\]/)
})

test('a choice finds two places although one is named only by its town', async () => {
  const ofTown = await ask('con mosquitos, cayo zapatilla o culebra')
  expect(ofTown.text).toMatch(/^\*\*\[Cayo Zapatilla\].* y \*\*\[Playa Flamenco\]/)
})

test('a plan leaves out what is unwanted, also when it is changed again', async () => {
  const asked = 'plan de 2 dias en la paz bolivia'
  const first = await ask(asked, 'quita el mercado')
  expect(first.stops.map(({ name }) => name)).toEqual(['Mirador Killi Killi'])
  const second = await ask(asked, 'quita el mercado', 'agregale un dia')
  expect(second.stops.map(({ name }) => name)).toEqual(['Mirador Killi Killi'])
})

test('a wish without an area that nobody wrote about gets no arbitrary places', async () => {
  const { text } = await ask('donde hay consigna para dejar el equipaje')
  expect(text).toMatch(/nadie/i)
  expect(text).not.toContain('/place/')
})

test('the name of a deleted place is an ordinary word again', async () => {
  const { database } = andariego.services
  const [place] = await database
    .insertInto('places')
    .values({
      id: '01900000-0000-7000-8000-000000000001',
      name: 'Glaciar Perito',
      address: 'Santa Cruz, Argentina',
      city: null,
      latitude: -50.5,
      longitude: -73.1,
      description: null,
      image: null,
      created_by: null,
    })
    .returning('id')
    .execute()
  expect((await ask('como es el perito')).text).toContain('Glaciar Perito')
  await database
    .deleteFrom('places')
    .where('id', '=', place?.id ?? '')
    .execute()
  expect((await ask('adonde llevo a mi perrito en berlin')).text).toContain('perretes')
})

test.each([
  ['hay tren a la isla de ometepe', /^De .+, nadie ha contado todavía nada de «tren»/],
  ['tem ônibus para a praia flamenco', /^Ninguém contou ainda nada de «ônibus»/],
])('«%s» is not answered by what is told of other vehicles', async (question, answer) => {
  expect((await ask(question)).text).toMatch(answer)
})

test('several countries are one area for a plan', async () => {
  const { stops } = await ask('3 dias entre marruecos y turquia')
  const names = stops.map(({ name }) => name)
  expect(names).toContain('Zoco de los Tintes')
  expect(names).toContain('Palacio de los Deseos')
})

test('a plan that has become as long as it can says so, and stays', async () => {
  const turns = ['plan de 2 dias en la paz bolivia', 'agregale un dia', 'agregale un dia']
  const { text, stops } = await ask(...turns)
  expect(text).toMatch(/^No hay más que agregar\./)
  expect(text).toContain('no para 3')
  expect(Math.max(...stops.map(({ day }) => day))).toBe(2)
  expect((await ask(...turns, 'quitale un dia')).text).toMatch(/^Un plan de 1 día/)
  expect((await ask(...turns, 'no, sácale uno')).text).toMatch(/^Un plan de 1 día/)
})

test('where no place of a kind has what was asked for, places of other kinds that have it are told', async () => {
  const { text } = await ask('playa con toboganes')
  expect(text).toMatch(
    /^Nadie ha contado todavía nada sobre «toboganes» en playas, pero sí en otros lugares:/,
  )
  expect(text).toContain('Siam Park')
})
