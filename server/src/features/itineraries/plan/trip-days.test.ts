import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { DESCRIBED_DAYS_MAX } from '@andariego/contract/trips-rules'
import { expect, test } from 'vitest'

const dateOf = (day: number) => new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10)
const titled = (day: number, title: string | null): Operation => ({
  kind: 'set-day',
  date: dateOf(day),
  fields: { title },
  from: { title: null },
})
const after = (plan: Plan, operation: Operation): Plan => {
  const outcome = applied(plan, operation)
  return 'plan' in outcome ? outcome.plan : expect.fail(outcome.refusal.code)
}
const described = (count: number): Plan =>
  Array.from({ length: count }, (_, day) => titled(day, `Etapa ${day}`)).reduce(after, planWith('Viaje', []))

test('a day gets a title, keeps its place among the others, and is gone when nothing is said of it', () => {
  const plan = [2, 0, 1].map((day) => titled(day, `Etapa ${day}`)).reduce(after, planWith('Viaje', []))
  expect(plan.days.map(({ date, title }) => [date, title])).toEqual(
    [0, 1, 2].map((day) => [dateOf(day), `Etapa ${day}`]),
  )
  const emptied = after(plan, { ...titled(1, null), from: { title: 'Etapa 1' } } as Operation)
  expect(emptied.days.map(({ date }) => date)).toEqual([dateOf(0), dateOf(2)])
})

test('a trip has a limited number of described days, of which each can still be changed or emptied', () => {
  const full = described(DESCRIBED_DAYS_MAX)
  expect(full.days).toHaveLength(DESCRIBED_DAYS_MAX)
  const next = applied(full, titled(DESCRIBED_DAYS_MAX, 'Una más'))
  expect('refusal' in next && next.refusal.code).toBe('too-many')
  const changed = after(full, { ...titled(0, 'Otra'), from: { title: 'Etapa 0' } } as Operation)
  expect(changed.days[0]?.title).toBe('Otra')
  // What says nothing is no day more.
  expect(after(full, titled(DESCRIBED_DAYS_MAX, null)).days).toHaveLength(DESCRIBED_DAYS_MAX)
})
