import { describe, expect, test } from 'vitest'
import { earnedSince, isNothing, messageOf, together } from './earned.ts'

const standing = (level: number, ...badges: string[]) => ({
  level,
  badges: badges.map((name) => ({
    slug: name,
    name,
    description: '',
    earned_at: '2026-03-01T10:00:00.000Z',
  })),
})

describe('what is new in where somebody stands', () => {
  test('is a level above a known one, and badges with a new name', () => {
    expect(earnedSince(standing(1), standing(3))).toEqual({ level: 3, badges: [] })
    expect(earnedSince(standing(2, 'Popular'), standing(2, 'Popular', 'Fotógrafo'))).toEqual({
      level: null,
      badges: ['Fotógrafo'],
    })
  })
  test('is nothing when a level falls, a badge goes, or nothing was known before', () => {
    expect(isNothing(earnedSince(standing(3, 'Popular'), standing(2)))).toBe(true)
    expect(isNothing(earnedSince(undefined, standing(4, 'Popular')))).toBe(true)
    expect(earnedSince(standing(0), standing(1)).level).toBeNull()
  })
})

test('what is told twice is said once, and the highest level counts', () => {
  const both = together({ level: 2, badges: ['Popular'] }, { level: 3, badges: ['Popular', 'Fotógrafo'] })
  expect(both).toEqual({ level: 3, badges: ['Popular', 'Fotógrafo'] })
  expect(messageOf(both)).toBe(
    '¡Subiste al nivel 3: Viajero! ¡Ganaste la insignia Popular! ¡Ganaste la insignia Fotógrafo!',
  )
  expect(messageOf({ level: null, badges: ['Popular'] })).toBe('¡Ganaste la insignia Popular!')
})
