import { expect, test } from 'vitest'
import { knownStats } from './known-stats.ts'

const ana = { id: 'ana', email: 'ana@example.com', createdAt: '2026-01-01T00:00:00.000Z' }

test('stats that were kept with the user are known', () => {
  const stats = { level: 2, levelName: 'Explorador', points: 120, progressToNext: 20, badges: [] }
  expect(knownStats({ ...ana, stats })).toBe(stats)
})

test.each([undefined, null, 'nivel 2', {}, { badges: 'ninguna' }, { badges: [{ name: 'Popular' }] }])(
  'what an earlier version or another hand has left is not taken for stats: %j',
  (stats) => {
    expect(knownStats({ ...ana, stats })).toBeUndefined()
    expect(knownStats(undefined)).toBeUndefined()
  },
)
