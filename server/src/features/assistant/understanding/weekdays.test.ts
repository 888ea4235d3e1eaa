import { expect, test } from 'vitest'
import { hasPortugueseWeekday, weekdaysIn } from './weekdays.ts'

test.each([
  ['Closed Mondays.', ['lunes']],
  ['Chiusa il lunedì', ['lunes']],
  ['Abre de quinta a sábado', ['sabado', 'jueves']],
  ['abre segunda-feira?', ['lunes']],
  ['Los miércoles y domingos', ['miercoles', 'domingo']],
  ['y la segunda, cuánto cuesta', []],
])('«%s» names %o', (text, days) => {
  expect(weekdaysIn(text)).toEqual(days)
})

test('only Portuguese weekdays look like ordinal numbers', () => {
  expect(hasPortugueseWeekday('e na segunda')).toBe(true)
  expect(hasPortugueseWeekday('y la segunda')).toBe(false)
})
