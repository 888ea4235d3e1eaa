import { expect, test } from 'vitest'
import { aspectTags } from '../knowledge/tones.ts'
import { isPricedApart } from './priced-apart.ts'
import { lacksUsualPrice, withUsualPrice } from './usual-price.ts'

const told = (sentence: string, reviewId = 'a review') => ({
  one: {
    placeId: 'museo',
    reviewId,
    sentence,
    rating: 5,
    saidAt: new Date('2026-03-01'),
    aspects: aspectTags(sentence),
    hits: 0,
  },
})
const asked = {
  wishes: [{ aspect: 'precio', side: '' as const }],
  forms: new Set(['howMuch'] as const),
  literal: ['cuesta'],
}
const sundays = told('Los domingos es gratis y se nota: colas y niños corriendo.')

test.each([
  'Los demás días cuesta lo que un tinto, así que vayan entre semana.',
  'Entre semana la entrada sale 5 mil pesos.',
  'El resto de la semana cobran la entrada.',
])('a free day is told together with the usual price: %s', (sentence) => {
  const usual = told(sentence)
  expect(withUsualPrice([sundays], [sundays, usual], asked)).toEqual([sundays, usual])
})

test('the usual price of the same review comes before that of another', () => {
  const [another, same] = [
    told('La entrada cuesta 5 euros.', 'another'),
    told('Los otros días cuesta 4 euros.'),
  ]
  expect(withUsualPrice([sundays], [sundays, another, same], asked)).toEqual([sundays, same])
})

test('what something else costs is no usual price', () => {
  const parking = told('El estacionamiento cuesta 3 euros.')
  const also = told('Los sábados por la tarde tampoco se paga.')
  expect(withUsualPrice([sundays], [sundays, parking, also], asked)).toEqual([sundays])
  expect(lacksUsualPrice([sundays.one], asked)).toBe(true)
})

test('nothing is added where the usual price is told, or something else is asked', () => {
  const usual = told('La entrada cuesta 5 euros.')
  expect(withUsualPrice([usual], [usual, sundays], asked)).toEqual([usual])
  expect(withUsualPrice([sundays], [sundays, usual], { ...asked, forms: new Set() })).toEqual([sundays])
})

test('a price compared with that of a coffee is no price of coffee', () => {
  expect(isPricedApart(told('Entrar cuesta menos que un café.').one, asked)).toBe(false)
  expect(isPricedApart(told('El café cuesta más que afuera.').one, asked)).toBe(true)
})
