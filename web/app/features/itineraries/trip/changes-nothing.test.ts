import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { planWith } from '@andariego/contract/trip-plan-rules'
import { expect, test } from 'vitest'
import { changesNothing } from './changes-nothing.ts'

const stops = ['a', 'b', 'c'].map((id) => ({ id, placeId: `place ${id}`, date: '2027-01-10' }))
const before = planWith('Costa', stops)

const DEEDS: Operation[] = [
  { kind: 'set-trip', fields: { name: 'Sierra' } },
  { kind: 'move-stop', stopId: 'a', date: '2027-01-11', after: null },
  { kind: 'move-stop', stopId: 'c', date: '2027-01-10', after: 'a' },
  { kind: 'set-stop', stopId: 'b', fields: { startTime: '10:00', booking: { reference: 'X1', link: null } } },
  { kind: 'set-stop', stopId: 'b', fields: { note: 'Llevar agua' }, from: { note: null } },
  { kind: 'remove-stop', stopId: 'b' },
  { kind: 'add-stop', stopId: 'd', placeId: 'place d', date: null, after: null },
  { kind: 'set-day', date: '2027-01-10', fields: { title: 'Al mar' } },
  { kind: 'add-item', itemId: 'i', text: 'Crema', after: null },
]

test.for(DEEDS)('$kind is undone once', (deed) => {
  const done = applied(before, deed)
  if ('refusal' in done) return expect.unreachable()
  expect(changesNothing(done.plan, done.undo)).toBe(false)
  const undone = done.undo.reduce((plan, operation) => {
    const outcome = applied(plan, operation)
    return 'plan' in outcome ? outcome.plan : expect.unreachable()
  }, done.plan)
  expect(changesNothing(undone, done.undo)).toBe(true)
})

test('what is refused is left to the server, which tells why', () => {
  expect(changesNothing(before, [{ kind: 'set-stop', stopId: 'z', fields: { startTime: '10:00' } }])).toBe(
    false,
  )
})
