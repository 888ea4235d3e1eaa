import { describe, expect, test } from 'vitest'
import {
  countOf,
  formatDate,
  formatDateTime,
  formatDistance,
  formatNumber,
  formatRating,
  formatStars,
  plural,
  relativeTime,
} from './format.ts'

test('numbers and their words are Spanish', () => {
  expect([0, 1, 2].map((count) => plural(count, 'Reseña', 'Reseñas'))).toEqual([
    'Reseñas',
    'Reseña',
    'Reseñas',
  ])
  expect(countOf(1, 'usuario encontrado', 'usuarios encontrados')).toBe('1 usuario encontrado')
  expect(countOf(3, 'usuario encontrado', 'usuarios encontrados')).toBe('3 usuarios encontrados')
  expect(formatNumber(12345.6)).toBe('12.345,6')
  expect([4, 4.25].map(formatRating)).toEqual(['4,0', '4,3'])
})

test('a distance has two digits', () => {
  expect([0.0123, 0.344, 1.234, 10.833, 1234].map(formatDistance)).toEqual([
    '12\u00a0m',
    '340\u00a0m',
    '1,2\u00a0km',
    '11\u00a0km',
    '1200\u00a0km',
  ])
})

test('what is written without a format of the browser reads as with one', () => {
  const numbers = new Intl.NumberFormat('es')
  for (const value of [0, 7, 999, 1000, 9999, 10_000, 1_234_567, -3, -12_345, 4.5])
    expect(formatNumber(value)).toBe(numbers.format(value))
  const stars = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })
  const ratings = new Intl.NumberFormat('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  for (let hundredths = 0; hundredths <= 500; hundredths++) {
    expect(formatStars(hundredths / 100)).toBe(stars.format(hundredths / 100))
    expect(formatRating(hundredths / 100)).toBe(ratings.format(hundredths / 100))
  }
  const rules = new Intl.PluralRules('es')
  for (const count of [0, 1, 2, 21, 101, 1_000_000])
    expect(plural(count, 'one', 'many') === 'one').toBe(rules.select(count) === 'one')
})

describe('dates', () => {
  test('are Spanish, in the visitor’s zone', () => {
    const instant = '2026-11-22T01:30:00.000Z'
    expect(formatDate(instant)).toBe('22 de noviembre de 2026')
    expect(formatDate(instant, 'America/Argentina/Buenos_Aires')).toBe('21 de noviembre de 2026')
    expect(formatDateTime(instant, 'America/Argentina/Buenos_Aires')).toBe('21 nov 2026, 22:30')
  })

  test('of a calendar day are the same day everywhere', () => {
    expect(formatDate('2026-11-22', 'America/Los_Angeles')).toBe('22 de noviembre de 2026')
    expect(formatDate('2026-11-22', 'Pacific/Kiritimati')).toBe('22 de noviembre de 2026')
  })

  test.each([[null], [undefined], [''], ['ayer'], ['2026-13-40']])('that are none say so: %s', (value) => {
    expect(formatDate(value)).toBe('Fecha no disponible')
    expect(formatDateTime(value)).toBe('Fecha no disponible')
    expect(relativeTime(value, 0)).toBe('Fecha no disponible')
  })

  test.each([
    [-5, 'Ahora'],
    [59, 'Ahora'],
    [60, 'Hace 1m'],
    [3_599, 'Hace 59m'],
    [3_600, 'Hace 1h'],
    [86_399, 'Hace 23h'],
    [86_400, 'Hace 1d'],
    [604_799, 'Hace 6d'],
    [604_800, '14/11'],
    [329 * 86_400, '27/12'],
    [400 * 86_400, '17/10/25'],
  ])('%d seconds ago is %s', (seconds, text) => {
    const now = Date.parse('2026-11-21T10:00:00.000Z')
    expect(relativeTime(new Date(now - seconds * 1000).toISOString(), now, 'UTC')).toBe(text)
  })
})
