import { expect, test } from 'vitest'
import { gistOf, likeness } from './gists.ts'

const between = (one: string, other: string): number => likeness(gistOf(one), gistOf(other))

test.each([
  [
    'se consigue dónde dejar el carro',
    'Ni piensen en parquear por ahí, llévense un taxi.',
    'Los mangos son dulcísimos.',
  ],
  [
    'mi viejo tiene bastón',
    'Mis suegros, de ochenta los dos, ni se cansaron.',
    'El rock en vivo empieza tarde.',
  ],
  [
    'voy a salir con la billetera llorando?',
    'Nos sacaron un ojo de la cara por dos cafés.',
    'El río corre helado.',
  ],
  ['will my phone work up there', 'No agarra ni una rayita de señal.', 'La fachada es de 1890.'],
])('%s: is about the same as a sentence without its words', (question, told, other) => {
  expect(between(question, told)).toBeGreaterThan(0.02)
  expect(between(question, told)).toBeGreaterThan(5 * between(question, other))
})

test('the shares of a gist are the whole', () => {
  const sum = gistOf('hay sombra en el sendero').reduce((total, share) => total + share, 0)
  expect(sum).toBeCloseTo(1, 4)
})

test('a text without words is about nothing more than about anything else', () => {
  const shares = [...gistOf('')]
  expect(Math.max(...shares)).toBeLessThan(0.1)
})
