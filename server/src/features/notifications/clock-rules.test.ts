import { describe, expect, test } from 'vitest'
import { digestOf, isQuiet } from './clock-rules.ts'

const night = { from: '22:00', to: '08:00' }
const siesta = { from: '13:30', to: '15:00' }

describe('quiet hours', () => {
  test.each([
    ['2026-03-02T12:59:00Z', night, 'America/Bogota', true], // 7:59
    ['2026-03-02T13:00:00Z', night, 'America/Bogota', false],
    ['2026-03-03T02:59:00Z', night, 'America/Bogota', false], // 21:59
    ['2026-03-03T03:00:00Z', night, 'America/Bogota', true],
    ['2026-03-03T03:00:00Z', night, null, true],
    ['2026-03-03T12:29:00Z', siesta, 'Europe/Madrid', false],
    ['2026-03-03T12:30:00Z', siesta, 'Europe/Madrid', true],
    // The same local time in summer is another hour in UTC.
    ['2026-07-03T11:30:00Z', siesta, 'Europe/Madrid', true],
    ['2026-07-03T13:00:00Z', siesta, 'Europe/Madrid', false],
    ['2026-03-03T03:00:00Z', null, 'America/Bogota', false],
    ['2026-03-03T03:00:00Z', night, 'Atlantis/Harbour', true],
  ] as const)('at %s, %o in %s: %s', (moment, hours, zone, quiet) => {
    expect(isQuiet(new Date(moment), hours, zone)).toBe(quiet)
  })
})

describe('the weekly digest', () => {
  const week = (moment: string, zone: string | null) => digestOf(new Date(moment), zone, 9)
  test.each([
    // Monday the 2nd of March: nine o'clock in Madrid, then in Santiago.
    ['2026-03-02T07:59:00Z', '2026-03-02T08:00:00Z', 'Europe/Madrid'],
    ['2026-03-02T11:59:00Z', '2026-03-02T12:00:00Z', 'America/Santiago'],
    ['2026-03-02T08:59:00Z', '2026-03-02T09:00:00Z', null],
    ['2026-03-02T03:14:00Z', '2026-03-02T03:15:00Z', 'Asia/Kathmandu'],
  ])('begins between %s and %s in %s, and lasts until the next Monday', (before, from, zone) => {
    expect(week(from, zone)).toBe(week(before, zone) + 1)
    const nextMonday = new Date(Date.parse(from) + 7 * 86_400_000).toISOString()
    expect(week(new Date(Date.parse(nextMonday) - 60_000).toISOString(), zone)).toBe(week(from, zone))
    expect(week(nextMonday, zone)).toBe(week(from, zone) + 1)
  })

  test('comes once in a week with a clock change', () => {
    expect(week('2026-03-30T07:00:00Z', 'Europe/Madrid')).toBe(
      week('2026-03-23T08:00:00Z', 'Europe/Madrid') + 1,
    )
    expect(week('2026-03-30T06:59:00Z', 'Europe/Madrid')).toBe(week('2026-03-23T08:00:00Z', 'Europe/Madrid'))
  })
})
