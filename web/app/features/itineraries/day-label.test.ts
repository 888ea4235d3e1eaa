import { describe, expect, test } from 'vitest'
import { longDayLabel, shortDayLabel, spanLabel } from './day-label.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('a day', () => {
  test('is written in Spanish, and is the same day in every time zone', () => {
    expect(plain(shortDayLabel('2026-11-20'))).toBe('vie, 20 nov')
    expect(plain(longDayLabel('2026-01-01'))).toBe('jueves, 1 de enero de 2026')
  })
  test('and another are written as what lies between them', () => {
    expect(plain(spanLabel('2026-11-20', '2026-11-23'))).toBe('20–23 nov 2026')
    expect(plain(spanLabel('2026-11-20', '2026-11-20'))).toBe('20 nov 2026')
    expect(plain(spanLabel('2026-12-30', '2027-01-02'))).toBe('30 dic 2026 – 2 ene 2027')
  })
})
