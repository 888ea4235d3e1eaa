import { afterOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { datedStops, type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { describe, expect, test } from 'vitest'
import { dayLater, daysBetween, orderOperations, shiftOperations, takingBack } from './arrange-operations.ts'

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

const items = plan.stops.map(({ id, date }) => ({ id, date: date ?? '' }))
const described = { ...plan, days }
const shift = (by: number) => shiftOperations({ items, days } as never, by)

test('A trip is moved with all that is written of its days, also over days that it has already, and back', () => {
  const moved = after(described, shift(1))
  expect(shown(moved)).toEqual(['a 2027-02-28', 'b 2027-02-28', 'c 2027-03-01'])
  expect(moved.days).toEqual([
    { ...days[0], date: '2027-02-28' },
    { ...days[1], date: '2027-03-01' },
  ])
  expect(daysBetween('2027-02-27', dayLater('2027-02-27', 400))).toBe(400)
  const back = after(moved, takingBack(described, shift(1)))
  expect([shown(back), back.days]).toEqual([shown(plan), days])
})

describe('What a companion writes of a day while the trip is moved on another device', () => {
  const written = (of: Plan) =>
    of.days.flatMap(({ title, note, otherNotes }) => [title, note, ...otherNotes]).filter(Boolean)
  const writing: [string, Operation, string][] = [
    [
      'a note',
      {
        kind: 'set-day',
        date: '2027-02-28',
        fields: { note: 'Nota y agua' },
        from: { note: 'Nota' },
      },
      'Nota y agua',
    ],
    [
      'a first note',
      { kind: 'set-day', date: '2027-02-27', fields: { note: 'Madrugar' }, from: { note: null } },
      'Madrugar',
    ],
    [
      'a title',
      { kind: 'set-day', date: '2027-02-28', fields: { title: 'Al mar' }, from: { title: 'Dos' } },
      'Al mar',
    ],
    [
      'a note of a day that the trip did not have',
      { kind: 'set-day', date: '2027-03-01', fields: { note: 'Volver' }, from: { note: null } },
      'Volver',
    ],
    [
      'a version of a note',
      {
        kind: 'set-day',
        date: '2027-02-28',
        fields: { otherNotes: ['Otra', 'Una más'] },
        from: { otherNotes: ['Otra'] },
      },
      'Una más',
    ],
  ]
  test.each(writing)('is kept: %s', (_what, operation, text) => {
    for (const by of [1, 30, -1]) {
      const moved = after(described, [operation, ...shift(by)])
      const words = written(moved).join('\n')
      for (const one of ['Nota', 'Otra', text]) expect(words).toContain(one)
    }
  })

  test.each(writing)('is kept when the trip is moved back: %s', (_what, operation, text) => {
    for (const by of [1, 30, -1]) {
      const back = takingBack(described, shift(by))
      const before = after(described, [operation, ...shift(by), ...back])
      expect(written(before).join('\n')).toContain(text)
    }
  })

  test('is kept when it was written after the move, and the trip is moved back', () => {
    for (const by of [1, 30, -1]) {
      const later: Operation = {
        kind: 'set-day',
        date: dayLater('2027-02-28', by),
        fields: { note: 'Nota, temprano', title: 'Dos soles' },
        from: { note: 'Nota', title: 'Dos' },
      }
      const back = takingBack(described, shift(by))
      const words = written(after(described, [...shift(by), later, ...back])).join('\n')
      for (const one of ['Nota, temprano', 'Dos soles']) expect(words).toContain(one)
    }
  })
})

test('A trip that two people move by the same days is moved once, and no note stands beside itself', () => {
  const noted = days.map((day) => ({ ...day, note: `Nota de ${day.title}` }))
  const operations = shiftOperations({ items, days: noted } as never, 1)
  const once = after({ ...plan, days: noted }, operations)
  expect(after(once, operations)).toEqual(once)
})
