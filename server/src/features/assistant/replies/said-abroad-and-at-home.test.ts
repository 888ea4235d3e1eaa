import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin } from '../testing/ask-builtin.ts'
import { evaluationApp } from '../testing/evaluation-app.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await evaluationApp('fiftieth')
}, 120_000)
afterAll(() => andariego.close())
const ask = async (message: string) => (await askBuiltin(andariego, message)).text

describe('a cat that is to come along', () => {
  test('what a visitor can see is no answer, and a quiet cat asks for no quiet place', async () => {
    const text = await ask('al hostal el arriero de vela puedo llevar mi gata? es muy tranquila')
    expect(text).toMatch(/nadie ha contado todavía nada de «gata»/)
    expect(text).not.toMatch(/you can see|campanas|tapones/)
  })
  test.each([
    ['puedo llevar a mi gata a la laguna de limpiopungo', 'No dejan entrar con perros'],
    ['can I bring my cat to the Mesón El Torrezno de Oro?', 'Dogs are welcome'],
    ['posso levar meu gato à Reserva Nacional Coyhaique?', "Dogs aren't allowed"],
  ])('%s: what is told of dogs only comes close', async (question, said) => {
    const [lead = '', ...rest] = (await ask(question)).split('\n\n')
    expect(lead).toMatch(/nadie ha contado|Nobody has told|Ninguém contou/)
    expect(rest.join('\n')).toContain(said)
  })
  test('a dog is answered as before', async () => {
    expect(await ask('dejan entrar perros al mesón el torrezno de oro')).toMatch(
      /^Sobre ir con perros.*\n\n> «Dogs are welcome/,
    )
  })
})

test.each([
  ['qué ver en Soria capital', /^Lugares en Soria/],
  ['somos de soria capital, dónde ven los peques la vendimia', /Viñas de Atauta/],
  ['museos de Tepic capital', /en museos de Tepic:/],
  ['qué hay en Córdoba capital', /todavía no tiene lugares en Córdoba/],
])('%s: a city that is a capital is no misspelt one', async (question, said) => {
  expect(await ask(question)).toMatch(said)
})

test('where one sets out is not where one goes, and a name that begins like a word of the vocabulary is one', async () => {
  const text = await ask('vamos saliendo tarde de Quito, hasta qué hora dejan pasar a limpiopungo')
  expect(text).toMatch(/Laguna de Limpiopungo[\s\S]*3 de la tarde/)
})
