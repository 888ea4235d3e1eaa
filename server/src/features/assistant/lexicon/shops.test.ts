import { expect, test } from 'vitest'
import { shopsOf, soldBy } from './shops.ts'

test.each([
  ['helados', 'heladeria'],
  ['tacos', 'taqueria'],
  ['jugo', 'jugueria'],
  ['cervezas', 'cerveceria'],
  ['pasteles', 'pasteleria'],
  ['mezcal', 'mezcaleria'],
])('«%s» are sold by a «%s»', (thing, shop) => {
  expect(shopsOf(thing)).toContain(shop)
})

test.each(['monte', 'mate', 'arte', 'heladeria'])('«%s» has no shop that is called after it', (word) => {
  expect(shopsOf(word).filter((shop) => /^(monteria|materia|arteria|heladeri)/.test(shop))).toEqual([])
})

test.each([
  ['heladeria', 'helado'],
  ['taquerias', 'taco'],
  ['cerveceria', 'cerveza'],
])('a «%s» offers «%s»', (shop, thing) => {
  expect(soldBy(shop)).toContain(thing)
})

test('a gallery offers no galas', () => {
  expect(soldBy('galeria')).toEqual([])
})
