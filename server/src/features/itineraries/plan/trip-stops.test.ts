import { ITINERARY_ITEMS_MAX } from '@andariego/contract/itineraries-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { describe, expect, test } from 'vitest'

const DAY = '2027-03-01'
const tripOf = (count: number) =>
  planWith(
    'Viaje',
    Array.from({ length: count }, (_, index) => ({ id: `${index}`, placeId: `place ${index}`, date: DAY })),
  )
const after = (plan: Plan, ...operations: Operation[]): Plan =>
  operations.reduce((before, operation) => {
    const outcome = applied(before, operation)
    return 'plan' in outcome ? outcome.plan : expect.fail(outcome.refusal.code)
  }, plan)
const refusalOf = (plan: Plan, operation: Operation) => {
  const outcome = applied(plan, operation)
  return 'refusal' in outcome ? outcome.refusal.code : null
}
const idea = (id: string, placeId = `idea ${id}`): Operation => ({
  kind: 'add-stop',
  stopId: id,
  placeId,
  date: null,
  after: null,
})
const moved = (stopId: string, date: string | null): Operation => ({
  kind: 'move-stop',
  stopId,
  date,
  after: null,
})

describe('a place is in a trip once', () => {
  test('and its stop can be moved', () => {
    const plan = tripOf(2)
    expect(refusalOf(plan, idea('x', 'place 0'))).toBe('duplicate')
    expect(after(plan, moved('0', '2027-03-02')).stops.find(({ id }) => id === '0')?.date).toBe('2027-03-02')
  })

  test('also when it was removed, added again, and then restored', () => {
    const plan = after(tripOf(1), { kind: 'remove-stop', stopId: '0' }, idea('x', 'place 0'))
    expect(refusalOf(plan, { kind: 'restore-stop', stopId: '0' })).toBe('duplicate')
  })
})

test('no two stops have the same id', () => {
  expect(refusalOf(tripOf(2), idea('1'))).toBe('id-taken')
})

describe('a trip has limited numbers of stops with a date and of ideas', () => {
  const full = tripOf(ITINERARY_ITEMS_MAX)

  test('the last one is accepted, the next is not', () => {
    const next: Operation = { kind: 'add-stop', stopId: 'x', placeId: 'one more', date: DAY, after: null }
    expect(refusalOf(tripOf(ITINERARY_ITEMS_MAX - 1), next)).toBeNull()
    expect(refusalOf(full, next)).toBe('too-many')
  })

  test('an idea is accepted, but gets no date', () => {
    expect(refusalOf(after(full, idea('x')), moved('x', DAY))).toBe('too-many')
  })

  test('moving a stop to another day needs no room', () => {
    expect(refusalOf(full, moved('0', '2027-03-02'))).toBeNull()
  })
})

test('undoing a change of a note merges with later changes', () => {
  const plan = after(tripOf(1), { kind: 'set-stop', stopId: '0', fields: { note: 'Llevar agua' } })
  const written = applied(plan, {
    kind: 'set-stop',
    stopId: '0',
    fields: { note: 'Llevar agua y pan' },
    from: { note: 'Llevar agua' },
  })
  const [undo] = 'plan' in written ? written.undo : []
  const meanwhile = after('plan' in written ? written.plan : plan, {
    kind: 'set-stop',
    stopId: '0',
    fields: { note: 'Hoy: Llevar agua y pan' },
    from: { note: 'Llevar agua y pan' },
  })
  expect(undo && after(meanwhile, undo).stops[0]?.note).toBe('Hoy: Llevar agua')
})

test('the removal of a stop is undone with the details that say something, and no others', () => {
  const plan = after(tripOf(1), { kind: 'set-stop', stopId: '0', fields: { startTime: '09:30' } })
  const outcome = applied(plan, { kind: 'remove-stop', stopId: '0' })
  const stop = { placeId: 'place 0', date: DAY, after: null, fields: { startTime: '09:30' } }
  expect(outcome).toMatchObject({ undo: [{ kind: 'restore-stop', stopId: '0' }] })
  expect('undo' in outcome && outcome.undo[0]).toHaveProperty('stop', stop)
})
