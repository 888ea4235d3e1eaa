import {
  CORRECTIONS_A_DAY,
  INVITATION_COST,
  STRANGERS_A_DAY,
  type Trust,
  trustOf,
} from '@andariego/contract/trust-rules'
import { expect, test } from 'vitest'

const NOW = new Date('2027-05-01T12:00:00Z')
const DAY_MS = 86_400_000
const somebody = (days: number, points: number) => ({
  createdAt: new Date(NOW.getTime() - days * DAY_MS),
  points,
})

test.each<[Trust, number, number]>([
  ['new', 0, 0],
  ['new', 0, 1_000],
  ['new', 365, 0],
  ['new', 2.99, 15],
  ['new', 3, 14],
  ['member', 3, 15],
  ['member', 365, 249],
  ['member', 29.99, 1_000],
  ['regular', 30, 250],
])('is %s after %d days with %d points: time and points count together', (trust, days, points) => {
  expect(trustOf(somebody(days, points), NOW)).toBe(trust)
})

test('whoever is trusted more may do more in a day', () => {
  for (const may of [STRANGERS_A_DAY, CORRECTIONS_A_DAY]) {
    expect(may.new).toBeLessThan(may.member)
    expect(may.member).toBeLessThan(may.regular)
  }
  expect(INVITATION_COST.new).toBeGreaterThan(INVITATION_COST.member)
  expect(INVITATION_COST.member).toBeGreaterThan(INVITATION_COST.regular)
})
