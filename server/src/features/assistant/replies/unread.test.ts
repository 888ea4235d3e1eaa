import { expect, test } from 'vitest'
import { aspectTags } from '../knowledge/tones.ts'
import { unreadFor } from './unread.ts'

const said = (...told: [rating: number | null, sentence: string][]) =>
  told.map(([rating, sentence], index) => ({
    placeId: 'a market',
    reviewId: rating === null ? null : `review ${index}`,
    sentence,
    rating,
    saidAt: new Date('2026-03-01'),
    aspects: aspectTags(sentence),
    hits: 0,
  }))
const wish = (aspect: string) => [{ aspect, side: '' as const }]
const KEYS = 'Con lo del Ramón nos quedamos todos fríos como témpanos viendo cómo corría.'

test('a warning in unknown words may be about what is told in turns of phrase', () => {
  const all = said([2, KEYS], [5, KEYS.replace('Ramón', 'Pedro')], [null, KEYS.replace('Ramón', 'Juan')])
  expect(unreadFor(all, wish('seguridad')).map(({ sentence }) => sentence)).toEqual([KEYS])
})

test('what has plain words is not told in unknown ones', () => {
  expect(unreadFor(said([2, KEYS]), wish('wifi'))).toEqual([])
})

test('an understood sentence is about something else', () => {
  expect(unreadFor(said([2, 'Los baños estaban sucios y cobran cinco pesos.']), wish('seguridad'))).toEqual(
    [],
  )
})

test('of many such sentences none is picked', () => {
  const many = Array.from({ length: 9 }, (_, index): [number, string] => [
    2,
    KEYS.replace('Ramón', `Ramón ${index}`),
  ])
  expect(unreadFor(said(...many), wish('seguridad'))).toEqual([])
})
