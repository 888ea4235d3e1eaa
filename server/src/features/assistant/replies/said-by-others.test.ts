import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { loadEvaluationCommunity, placesOf } from '../testing/evaluation-community.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  await loadEvaluationCommunity(andariego.services.database, placesOf('fortyninth'))
}, 120_000)
afterAll(() => andariego.close())
const firstOf = async (message: string) => (await askBuiltin(andariego, message)).sources[0]
const ask = async (message: string) => (await askBuiltin(andariego, message)).text

describe('a place where music is played is not known to teach it', () => {
  test.each([
    ['ofrecen cursos de canto en el fado da sombra?', /nadie ha contado todavía si hay clases o talleres/],
    ['hay clases de guitarra en fado da sombra', /nadie ha contado todavía si hay clases o talleres/],
    ['do they teach guitar lessons at Fado da Sombra', /^Nobody has told/],
    ['dão aulas de violão no Fado da Sombra?', /^Ninguém contou/],
    ['fanno lezioni di chitarra a Fado da Sombra?', /nadie ha contado todavía/],
  ])('%s', async (question, said) => {
    expect(await ask(question)).toMatch(said)
  })
})

test.each([
  ['qué hay en pta. arenas', 'Museo Nao Victoria'],
  ['¿entro con mi gata Pretoria al Parque Jipiro?', 'Parque Jipiro'],
])('%s: an abbreviation is a town, and the name of a pet is none', async (question, first) => {
  expect(await firstOf(question)).toBe(first)
})

test.each([
  'hoy y mañana estamos en tucumán, ármame una ruta',
  'una escapadita a teruel sábado y domingo, cómo la organizamos',
])('%s: two days are planned', async (question) => {
  const { stops } = await askBuiltin(andariego, question)
  expect(new Set(stops.map(({ day }) => day))).toEqual(new Set([1, 2]))
})

test('who leaves the only place of a kind hears what is near it, and not of itself', async () => {
  const { text } = await askBuiltin(andariego, 'salgo del malecón de neiva, qué hay cerca?')
  expect(text).toMatch(/^Cerca de \[Malecón del Magdalena\]/)
  expect(text).not.toMatch(/^\d\. \[Malecón/m)
})

test('what stings is no picnic', async () => {
  expect(await ask("à l'Apiario Don Serafín, ça pique beaucoup ?")).toContain('Me picaron dos veces')
  expect(await ask("un pique-nique à l'Apiario Don Serafín ?")).toContain('un picnic')
})

describe('what is priced', () => {
  test.each([
    [
      'isla magdalena, nao victoria: qué es más barato y por cuánto',
      /El precio[\s\S]*75\.000[\s\S]*Entrada 5\.000/,
    ],
    ['y el kilo de ate en el mercado de dulces', /140 pesos/],
    ['the island with the penguins near Punta Arenas, how much is the ferry?', /75\.000/],
    ['el museo de los barcos cerca de punta arenas, cuánto cuesta entrar', /5\.000/],
  ])('%s', async (question, said) => {
    expect(await ask(question)).toMatch(said)
  })
})
