import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { appWith } from '../testing/evaluation-app.ts'
import { toldPlace } from '../testing/evaluation-community.ts'

// Words that mean something else than what they look like, in a small community of its own.

const SALTA: [string, string] = ['Salta', 'Argentina']
const SUCRE: [string, string] = ['Sucre', 'Bolivia']

let andariego: TestApp
beforeAll(async () => {
  andariego = await appWith([
    toldPlace(
      'Bar La Habana',
      SALTA,
      [-24.788, -65.411],
      'Los mozos atienden lentísimo, media hora por un café.',
      'El pescado a la parrilla estaba fresco y muy rico.',
    ),
    toldPlace(
      'Fuerte del Cerro',
      SALTA,
      [-24.785, -65.405],
      'Desde arriba el atardecer es precioso. Cobran aparte por subir a la torre.',
    ),
    toldPlace('Plaza Vieja', SALTA, [-24.789, -65.41], 'Hay feria los domingos y los baños están limpios.'),
    toldPlace('Bandera Grande', SALTA, [-24.79, -65.412], 'El mástil se ve de lejos, entrada gratis.'),
    toldPlace(
      'Comedor Doña Paz',
      SALTA,
      [-24.787, -65.409],
      'Sirven una bandeja con carne y arroz, el desayuno es abundante.',
    ),
    toldPlace('Templo de Todos', SUCRE, [-19.05, -65.26], 'Cierra los lunes.'),
    toldPlace('Samaypata Wasi', SUCRE, [-19.047, -65.259], 'La entrada cuesta 20 bolivianos.'),
  ])
}, 120_000)
afterAll(() => andariego.close())

const ask = async (...turns: [string, ...string[]]) => await talkBuiltin(andariego, ...turns)
const textOf = async (...turns: [string, ...string[]]) => (await ask(...turns)).text

test('a place named like a city elsewhere is meant where its own city is named', async () => {
  expect(await textOf('que tal atienden en la habana de salta')).toMatch(
    /^Sobre la atención en \[Bar La Habana\]/,
  )
})

test("a fish 'de río' is from no town", async () => {
  expect(await textOf('donde como pescado de rio en salta')).toContain('[Bar La Habana]')
})

test("a breakfast 'fuerte' is in no fort", async () => {
  expect(await textOf('donde hay un desayuno fuerte en salta')).toContain('[Comedor Doña Paz]')
})

test('a Spanish word is no misspelt name', async () => {
  const text = await textOf('donde como una bandeja en salta')
  expect(text).toContain('[Comedor Doña Paz]')
  expect(text).not.toContain('[Bandera Grande]')
})

test("an ordinary word behind 'del' is no town, and a journey home no question about flights", async () => {
  expect(await textOf('donde queda lo del avion')).not.toContain('Avion')
  const text = await textOf('el lunes tengo vuelo de vuelta, que feria hay en salta')
  expect(text).toContain('[Plaza Vieja]')
})

test('of a list the places come first of which the fact is told', async () => {
  const { sources } = await ask('que lugares hay en sucre', 'y cuanto cuesta?')
  expect(sources[0]).toBe('Samaypata Wasi')
})

test('the kind before a name is not another place called by that kind', async () => {
  const text = await textOf('cuanto cuesta entrar al templo samaypata o hay que reservar')
  expect(text).toContain('20 bolivianos')
  expect(text).not.toContain('línea recta')
})

test("who exclaims first goes on with the talk: 'chuta, y …'", async () => {
  expect(await textOf('cuanto cuesta samaypata wasi', 'chuta, y bandera grande?')).toMatch(
    /^Sobre el precio en \[Bandera Grande\]/,
  )
})

test('of two places the one that travellers praise for what was asked is told first', async () => {
  const { memory, sources } = await ask('plaza vieja o fuerte del cerro para ver el atardecer')
  expect(memory?.asked).toBe('compare')
  expect(sources[0]).toBe('Fuerte del Cerro')
})

test('48 hours are a plan of two days', async () => {
  const { stops } = await ask('tengo 48 horas en salta y no quiero hacer cola')
  expect(new Set(stops.map(({ day }) => day))).toEqual(new Set([1, 2]))
})

test('one complaint keeps no day of a plan empty, but no place comes back that a later wish took out', async () => {
  const { stops } = await ask('plan de 5 dias en salta, barato')
  expect(new Set(stops.map(({ day }) => day)).size).toBe(5)
  expect(stops.map(({ name }) => name)).toContain('Fuerte del Cerro')
})

test('what is nearest is looked for near a place', async () => {
  expect(await textOf('si ceno en doña paz, cual es el lugar mas proximo')).toMatch(/^Cerca de/)
})

test("a verb behind 'que', and a door, are no towns", async () => {
  const text = await textOf('en salta con dos niños que aman el pescado, dónde comemos')
  expect(text).toContain('[Bar La Habana]')
  expect(text).not.toContain('Amán')
  const inTalk = await textOf('qué tal Samaypata Wasi', 'y en la puerta cuánto cobran')
  expect(inTalk).toContain('20 bolivianos')
})

test('who asks for a discount is not told what a thing costs', async () => {
  const text = await textOf('hay descuento para jubilados en samaypata wasi?')
  expect(text).toContain('[Samaypata Wasi]')
  expect(text).toMatch(/[Nn]adie ha contado todavía/)
})

test('who asks what there is at a place hears of it, and not of what is near', async () => {
  expect(await textOf('dime qué hay en el fuerte del cerro')).toMatch(/^\*\*\[Fuerte del Cerro\]/)
  expect(await textOf('dime qué hay cerca del fuerte del cerro')).toMatch(/^Cerca de \[Fuerte del Cerro\]/)
})
