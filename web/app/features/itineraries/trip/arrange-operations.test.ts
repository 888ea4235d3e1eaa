import { afterOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { datedStops, type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { expect, test } from 'vitest'
import { dayLater, daysBetween, orderOperations, shiftOperations } from './arrange-operations.ts'

const plan = planWith('Viaje', [
  { id: 'a', placeId: 'A', date: '2027-02-27' },
  { id: 'b', placeId: 'B', date: '2027-02-27' },
  { id: 'c', placeId: 'C', date: '2027-02-28' },
])
const days = [
  { date: '2027-02-27', title: 'Uno', note: null, otherNotes: [] },
  { date: '2027-02-28', title: 'Dos', note: 'Nota', otherNotes: ['Otra'] },
]
const after = (from: Plan, operations: Operation[]) => operations.reduce(afterOperation, from)
const shown = (of: Plan) => datedStops(of).map(({ id, date }) => `${id} ${date}`)

test('A day is put in order, and no other day changes', () => {
  const arranged = after(plan, orderOperations('2027-02-27', ['a', 'b'], ['b', 'a']))
  expect(shown(arranged)).toEqual(['b 2027-02-27', 'a 2027-02-27', 'c 2027-02-28'])
})

test('Only the stops that have to move are moved, so that the history of a trip tells no others', () => {
  const day = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, placeId: id, date: '2027-02-27' }))
  const from = planWith('Viaje', [{ id: 'x', placeId: 'x', date: '2027-02-26' }, ...day])
  const current = day.map(({ id }) => id)
  const moves = (order: string[]) => orderOperations('2027-02-27', current, order)
  for (const order of ['abcde', 'acbde', 'edcba', 'eabcd', 'bcdea', 'cadbe'].map((letters) => [...letters])) {
    const ordered = datedStops(after(from, moves(order))).filter(({ date }) => date === '2027-02-27')
    expect(ordered.map(({ id }) => id)).toEqual(order)
  }
  expect(['abcde', 'acbde', 'eabcd', 'edcba'].map((letters) => moves([...letters]).length)).toEqual([
    0, 1, 1, 4,
  ])
})

test('A trip is moved with all that is written of its days, also over days that it has already', () => {
  const items = plan.stops.map(({ id, date }) => ({ id, date: date ?? '' }))
  const moved = after({ ...plan, days }, shiftOperations({ items, days } as never, 1))
  expect(shown(moved)).toEqual(['a 2027-02-28', 'b 2027-02-28', 'c 2027-03-01'])
  expect(moved.days).toEqual([
    { ...days[0], date: '2027-02-28' },
    { ...days[1], date: '2027-03-01' },
  ])
  expect(daysBetween('2027-02-27', dayLater('2027-02-27', 400))).toBe(400)
})
