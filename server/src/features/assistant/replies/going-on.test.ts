import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { talkBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Of the forty-fourth community: talks that go on without a name.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('fortyfourth')
}, 120_000)
afterAll(() => andariego.close())

const ask = async (first: string, ...more: string[]) => (await talkBuiltin(andariego, first, ...more)).text

test.for([
  ['precio cuevas de taulabé', 'no no, el otro, el de aventura con casco'],
  ['cuevas de taulabé precio', 'no esa no, la de aventura'],
] as const)('«%s», «%s»: the same is asked of another thing there', async ([first, next]) => {
  expect(await ask(first, next)).toContain('350 lempiras')
})

test('a part of the place spoken of is asked about, and no other town’s tower', async () => {
  const answer = await ask('Hábleme de la Catedral de Comayagua', '¿Y a la torre se puede subir?')
  expect(answer).toContain('Subimos a la torre con el relojero')
  expect(answer).not.toContain('Torre de El Salvador')
})

test.for([
  ['uf no, hace calor, mejor arbolitos y sombra', 'Mata do Fontelo'],
  ['nah, quiero algo al aire libre', 'Mata do Fontelo'],
  ['mejor una pastelería', 'Confeitaria Horta Doce'],
] as const)('«%s», after museums, finds %s first', async ([instead, place]) => {
  expect(await ask('museos en Viseu', instead)).toMatch(new RegExp(`\\n1\\. \\[${place}\\]`))
})

test.for([
  ['museos en Temuco', 'no, mercados', '\\n1\\. \\[Feria Pinto'],
  ['museos en Viseu', 'no me convence, busco naturaleza', '\\n1\\. \\[Mata do Fontelo'],
] as const)(
  '«%s», «%s»: a no before a comma declines what was offered, and nothing else',
  async ([first, next, found]) => {
    expect(await ask(first, next)).toMatch(new RegExp(found))
  },
)

test.for(['esa de la tía Meche', 'la de la tía Meche'])('«%s» points at the place', async (said) => {
  expect(await ask('Picantería en Piura', said, 'hasta q hora atienden')).toContain('Atienden hasta las 4')
})

test('a word that nobody knows does not end the talk', async () => {
  expect(await ask('Playa de río en Corrientes', 'hay quien zurza?', 'y mosquitos?')).toContain('Corrientes')
})

test('who asks whether somebody watches goes on with the beaches', async () => {
  const answer = await ask(
    'Playa de río en Corrientes',
    'hay quien cuide?',
    'y bichos en el agua que muerdan',
  )
  expect(answer).toContain('palometas')
})
