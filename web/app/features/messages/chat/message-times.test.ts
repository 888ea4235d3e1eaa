import { expect, test } from 'vitest'
import { dayName, timeOfDay } from './message-times.ts'

const at = (text: string) => new Date(text).toISOString()
const now = new Date('2026-03-01T00:30:00').getTime()

test('the time of day has two digits each, from 00 to 23', () => {
  expect(
    [at('2026-03-01T09:05:00'), at('2026-03-01T00:00:00'), at('2026-03-01T23:59:59')].map(timeOfDay),
  ).toEqual(['09:05', '00:00', '23:59'])
})

test('a day is named as one would say it', () => {
  expect(dayName(at('2026-03-01T00:10:00'), now)).toBe('Hoy')
  expect(dayName(at('2026-02-28T23:50:00'), now)).toBe('Ayer')
  expect(dayName(at('2026-02-27T23:59:00'), now)).toBe('viernes, 27 de febrero')
  expect(dayName(at('2025-03-01T10:00:00'), now)).toBe('1 de marzo de 2025')
})

test.each(['', 'ayer'])('a message whose date is none (%j) is shown without a time', (instant) => {
  expect(timeOfDay(instant)).toBe('')
  expect(dayName(instant, now)).toBe('Fecha no disponible')
})
