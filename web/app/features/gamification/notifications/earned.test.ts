import { describe, expect, test } from 'vitest'
import { earnedSince, isNothing, messageOf, together } from './earned.ts'

const badge = (slug: string, name: string) => ({ slug, name })
const POPULAR = badge('popular', 'Popular')
const PHOTOGRAPHER = badge('photographer', 'Fotógrafo')
const standing = (level: number, ...badges: (typeof POPULAR)[]) => ({
  level,
  badges: badges.map((one) => ({ ...one, description: '', earned_at: '2026-03-01T10:00:00.000Z' })),
})

describe('what is new in where somebody stands', () => {
  test('is a level above a known one, and badges with a new slug', () => {
    expect(earnedSince(standing(1), standing(3))).toEqual({ level: 3, badges: [] })
    expect(earnedSince(standing(2, POPULAR), standing(2, POPULAR, PHOTOGRAPHER))).toEqual({
      level: null,
      badges: [PHOTOGRAPHER],
    })
  })
  test('is no badge that was only renamed', () => {
    const renamed = badge('popular', 'Muy Popular')
    expect(isNothing(earnedSince(standing(2, POPULAR), standing(2, renamed)))).toBe(true)
    expect(together({ level: null, badges: [POPULAR] }, { level: null, badges: [renamed] }).badges).toEqual([
      POPULAR,
    ])
  })
  test('is nothing when a level falls, a badge goes, or nothing was known before', () => {
    expect(isNothing(earnedSince(standing(3, POPULAR), standing(2)))).toBe(true)
    expect(isNothing(earnedSince(undefined, standing(4, POPULAR)))).toBe(true)
    expect(earnedSince(standing(0), standing(1)).level).toBeNull()
  })
})

test('what is told twice is said once, and the highest level counts', () => {
  const both = together({ level: 2, badges: [POPULAR] }, { level: 3, badges: [POPULAR, PHOTOGRAPHER] })
  expect(both).toEqual({ level: 3, badges: [POPULAR, PHOTOGRAPHER] })
  expect(messageOf(both)).toBe(
    '¡Subiste al nivel 3: Viajero! ¡Ganaste la insignia Popular! ¡Ganaste la insignia Fotógrafo!',
  )
  expect(messageOf({ level: null, badges: [POPULAR] })).toBe('¡Ganaste la insignia Popular!')
})
