import type { Operation } from '@andariego/contract/trip-operation-rules'
import { planWith } from '@andariego/contract/trip-plan-rules'
import { expect, test } from 'vitest'
import { settle } from './settle.ts'

const before = { plan: planWith('Viaje', [{ id: 'a', placeId: 'faro', date: '2027-03-01' }]), last: 7 }
const NOTHING = { known: new Map<string, number>(), obstacle: () => null }
const refusal = { code: 'place-unknown', message: 'Ese lugar no existe.' } as const

const rename: Operation = { kind: 'set-trip', fields: { name: 'Sur' } }
const settled = (...operations: Operation[]) =>
  settle(
    before,
    operations.map((operation, index) => ({ id: `${index}`, operation })),
    NOTHING,
  )

test('operations are applied in order, and numbered after the existing ones', () => {
  const { plan, last, accepted, rejected } = settled(rename, { kind: 'remove-stop', stopId: 'a' })
  expect([plan.name, plan.stops[0]?.removal, last]).toEqual(['Sur', 1, 9])
  expect(accepted).toEqual([
    { id: '0', number: 8 },
    { id: '1', number: 9 },
  ])
  expect(rejected).toEqual([])
})

test('operations in the log are not applied again, and repeated ones only once', () => {
  const sent = { id: 'known', operation: rename }
  const again = settle(before, [sent], { ...NOTHING, known: new Map([['known', 3]]) })
  expect([again.plan, again.last, again.logged]).toEqual([before.plan, 7, []])
  expect(again.accepted).toEqual([{ id: 'known', number: 3 }])
  const twice = settle(before, [sent, sent], NOTHING)
  expect([twice.last, twice.logged.length]).toEqual([8, 1])
})

test('refused operations do not block later ones', () => {
  const outcome = settle(
    before,
    [
      { id: 'unread', refusal },
      { id: 'hindered', operation: { kind: 'remove-stop', stopId: 'a' } },
      { id: 'impossible', operation: { kind: 'remove-stop', stopId: 'nowhere' } },
      { id: 'good', operation: rename },
    ],
    {
      known: new Map(),
      obstacle: ({ kind }, plan) => (kind === 'remove-stop' && plan.removals === 0 ? refusal : null),
    },
  )
  expect(outcome.rejected.map(({ id }) => id)).toEqual(['unread', 'hindered', 'impossible'])
  expect(outcome.rejected[1]).toEqual({ id: 'hindered', ...refusal })
  expect(outcome.accepted).toEqual([{ id: 'good', number: 8 }])
  expect(outcome.plan).toEqual({ ...before.plan, name: 'Sur' })
})

test('the log names the place that each operation is about', () => {
  const { logged } = settled(
    { kind: 'set-trip', fields: { coverPlaceId: 'playa' } },
    rename,
    { kind: 'set-stop', stopId: 'a', fields: { note: 'Al alba' } },
    { kind: 'add-stop', stopId: 'b', placeId: 'cerro', date: null, after: null },
    { kind: 'set-day', date: '2027-03-01', fields: { title: 'Llegada' } },
  )
  expect(logged.map(({ placeId }) => placeId)).toEqual(['playa', null, 'faro', 'cerro', null])
})
