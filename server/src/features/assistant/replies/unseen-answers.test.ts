import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

// Questions about a community from which the vocabulary was not made, each for one way to answer them.

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('seventh')
}, 120_000)
afterAll(() => andariego.close())

const ask = (message: string) => askBuiltin(andariego, message)

test('a figure is found although reviewers do not name what the whole place is about', async () => {
  const { text } = await ask('a que hora bañan a los elefantes en pinnawala')
  expect(text).toMatch(/^Sobre .*\n\n> «Los bañan a las diez y a las dos\.»/)
})

test('a question for a duration is answered only by one', async () => {
  const { text } = await ask('cuanto dura el tour de old trafford')
  expect(text).toMatch(/\n> «Dura ochenta minutos/)
  expect(text).not.toContain('Visita guiada al campo')
})

test('a signal is no wifi', async () => {
  expect((await ask('hay wifi en la estancia don emilio')).text).toContain('nadie ha contado todavía')
})

test('where nothing is near, the nearest places are told with their distance', async () => {
  const { text } = await ask('que hay cerca de leeds')
  expect(text).toMatch(/no tiene lugares cerca de .*\n\nLo más cercano que conozco:\n\n- .* km/)
})

test('the only palace of a city is what is near it', async () => {
  const { text } = await ask('algo para comer cerca del palacio de seul')
  expect(text).toMatch(/^Cerca de \[Palacio Gyeongbokgung\].*\n\n1\. \[Mercado de Gwangjang\]/)
})

test('a plan for two cities has stops in both', async () => {
  const { stops } = await ask('plan de 2 dias entre budapest y praga')
  expect(stops.map(({ name }) => name).sort()).toEqual(['Baños Széchenyi', 'Castillo de Praga'])
})

test('a comparison tells what is known of a place of which nobody told the aspect', async () => {
  const { text } = await ask('mas frio en wieliczka o en el cementerio de highgate')
  expect(text).toContain('Cementerio de Highgate: nadie lo ha contado todavía')
  expect(text).toMatch(/\*\*Cementerio de Highgate\*\*\n- A favor: /)
})

test('places are compared by a word that is no aspect', async () => {
  const { text } = await ask('cual tiene cocoteros, ras mohammed o gili air')
  expect(text).toMatch(/\*\*«cocoteros»\*\*\n[\s\S]*- Islas Gili, Gili Air: «[^»]*cocoteros/)
})

test('towns with one place each are compared by these places', async () => {
  const { text } = await ask('que playa es mejor para nadar tranquilo, las lajas o gili air')
  expect(text).toMatch(/^\*\*\[.*Gili.*\*\*\[.*Las Lajas|^\*\*\[.*Las Lajas.*\*\*\[.*Gili/)
})

test("'the Prague castle' is the only castle there", async () => {
  const { text } = await ask('how much does it cost to enter the prague castle')
  expect(text).toMatch(/^About the price at \[Castillo de Praga\]/)
})

test('a word is no form of a verb within a phrase of the vocabulary', async () => {
  expect((await ask('cuando es el cambio de guardia en seul')).text).toContain(
    'El cambio de guardia es a las diez y a las dos.',
  )
})

test('a word finds what others call it', async () => {
  expect((await ask('hay elevador en la mina de wieliczka')).text).toContain('te meten en un montacargas')
})

test('two places are compared with the words of a comparison, too', async () => {
  const { text } = await ask('compara gili air con ras mohammed para nadar')
  expect(text).toMatch(/^\*\*\[.*Gili.*\*\*\[.*Ras Mohammed/)
})

test('an area that has two spellings is not compared with itself', async () => {
  expect((await ask('mejor atardecer de sudamérica')).text).not.toContain('Sudamérica y Sudamérica')
})
