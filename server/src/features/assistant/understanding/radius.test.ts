import { expect, test } from 'vitest'
import { radiusAsked } from './radius.ts'

test.each([
  ['qué queda a menos de 1 km de santa sofia', 1000],
  ['museos a 500 metros de la catedral', 500],
  ['algo para comer a dos cuadras del hotel', 200],
  ['cafes en un radio de 1,5 km de la plaza', 1500],
  ['qué hay a 10 minutos a pie del puente', 850],
  ['what is within 2 km of the castle', 2000],
])('%s: %d m', (message, metres) => {
  expect(radiusAsked(message)).toBe(metres)
})

test.each([
  'una caminata de 3 km cerca de Bariloche',
  'playas a 20 minutos de Cartagena',
  'cuanto hay de la catedral a la plaza',
  'a que hora abre',
])('%s: no distance', (message) => {
  expect(radiusAsked(message)).toBeNull()
})
