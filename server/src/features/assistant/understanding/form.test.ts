import { expect, test } from 'vitest'
import { formsOf } from './form.ts'

test.each([
  ['que otra cosa hay proxima', true],
  ['que cafe tengo proximo por aqui', true],
  ['un pueblo vecino de lugo', true],
  ['cuando es la proxima', false],
  ['cuando sale el proximo', false],
  ['los vecinos de tavira son amables', false],
])('«%s» asks what is near: %s', (text, isNear) => {
  expect(formsOf(text).has('near')).toBe(isNear)
})

test('who names a thing by its weight or number asks for its price', () => {
  expect(formsOf('y la docena de alfajores').has('howMuch')).toBe(true)
  expect(formsOf('el kilo de queso en el mercado').has('howMuch')).toBe(true)
  expect(formsOf('regalan el kilo de mas').has('howMuch')).toBe(false)
})

test('who only names the last boat asks when it leaves', () => {
  expect(formsOf('ultimo ferry desde san jorge').has('whatTime')).toBe(true)
  expect(formsOf('cuanto cuesta el ultimo ferry').has('whatTime')).toBe(false)
})

test.each([
  ['dejan armar campamento en el lago', false],
  ['armamos la tienda junto al rio', false],
  ['quiero organizar mi boda ahi', false],
  ['me armas un recorrido por salta', true],
  ['organizame el fin de semana', true],
])('«%s» asks for a plan: %s', (text, isPlan) => {
  expect(formsOf(text).has('plan')).toBe(isPlan)
})
