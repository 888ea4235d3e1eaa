import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/test-app.ts'
import { askBuiltin, talkBuiltin } from '../testing/ask-builtin.ts'
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

describe('what is asked of a place is not looked for near it', () => {
  test.each([
    ['¿nos podemos dar un chapuzón en la Laguna Negra de Urbión o nos multan?', 'prohibido bañarse'],
    ['El Yavari: qué combustible usaba el motor?', 'bosta de llama'],
    ['The Yavari: what fuel did its old engine burn?', 'bosta de llama'],
  ])('%s', async (question, said) => {
    expect(await ask(question)).toContain(said)
  })
})

test('what is not to be told is not told', async () => {
  const text = await ask('no me digas el precio de la catarata de gocta, dime cuál es la mejor época')
  expect(text).toContain('febrero y mayo')
  expect(text).not.toContain('20 soles')
})

test('how far ahead one books is told by whoever says how long before', async () => {
  const { text } = await talkBuiltin(
    andariego,
    'hay talleres en el museo de los cuatro pueblos',
    'con cuántos días de anticipación?',
  )
  expect(text).toContain('una semana antes')
})

test.each([
  ['de qué calle parten los carros para Huancas, el mirador', 'Ortiz Arrieta'],
  ['cae pesado lo que dan en la abuela meche? sufro de la vesícula', 'Demasiada grasa'],
  ['me da julepe pasar de noche por el puente del humilladero', 'Me rapiñaron el celular'],
  ['las islas de los uros son puro montaje para turistas?', 'Puro teatro para sacarte plata'],
  ['combien coûte le petit train du Parque La Loma ?', '15 pesos'],
  ['quanto costa una cuccetta allo Yavari?', '40 dollars'],
  ['quién puede ver mis datos', '«Privacidad»'],
])('%s: other words are understood', async (question, said) => {
  expect(await ask(question)).toContain(said)
})

test.each([
  [
    'mi cabro chico es loco por los fósiles y los bichos prehistóricos. Coyhaique tiene algo?',
    'Museo Regional de Aysén',
  ],
  ['en Tepic busco collares de cuentitas de los indígenas', 'Museo de los Cuatro Pueblos'],
  ['dónde veo ciervos en Coyhaique', 'Reserva Nacional Coyhaique'],
  ['dónde como ciervo en Coyhaique', 'Cervecería El Ñirre Torcido'],
])('%s: %s is the first place', async (question, first) => {
  expect(/^1\. \[(.+?)\]/m.exec(await ask(question))?.[1]).toBe(first)
})

test('who sets out at sunset is not told of the best hour', async () => {
  const text = await ask('al caer el sol, morro de tulcán o puente del humilladero')
  expect(text).toMatch(/ciudad blanca[\s\S]*sunset/)
})
