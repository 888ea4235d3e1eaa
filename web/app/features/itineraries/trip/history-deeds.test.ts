import type { Operation } from '@andariego/contract/trip-operation-rules'
import { expect, test } from 'vitest'
import { historyDeeds } from './history-deeds.ts'

const ana = { id: 'ana' }
let number = 0
const step = (deed: string | null | undefined, operation: Operation, undo: Operation[] = [], by = ana) => ({
  number: ++number,
  by,
  deed,
  operation,
  undo,
  placeName: 'Faro',
})
type Step = ReturnType<typeof step>
/** What the history shows, given the log from its oldest to its newest change. */
const deeds = (log: Step[], isWhole = true) =>
  historyDeeds(
    log.toReversed().map((one) => ({ step: one, words: `Paso ${one.operation.kind}` })),
    isWhole,
  )
const words = (...log: [Operation, Operation?][]) =>
  deeds(log.map(([operation, undo]) => step('d', operation, undo && [undo]))).map((deed) => deed.words)

const move = (date: string | null, stopId = 's') =>
  ({ kind: 'move-stop', stopId, date, after: null }) as const
const add = (date: string | null) =>
  ({ kind: 'add-stop', stopId: 's', placeId: 'p', date, after: null }) as const
const remove = { kind: 'remove-stop', stopId: 's' } as const
const title = (date: string, text: string | null) =>
  ({ kind: 'set-day', date, fields: { title: text } }) as const
const note = { kind: 'set-stop', stopId: 's', fields: { note: 'x' } } as const
const name = { kind: 'set-trip', fields: { name: 'Sur' } } as const

test('what was done in one go is one line, where its newest change is, and everything else a line by itself', () => {
  const bea = { id: 'bea' }
  const shown = deeds([
    step(null, name),
    step('a', add(null)),
    step('a', remove, [], bea),
    step('b', note),
    step('a', add(null)),
    // Read before the log had deeds.
    step(undefined, name),
    step(undefined, name),
  ])
  expect(shown.map(({ steps }) => steps.map(({ operation }) => operation.kind))).toEqual([
    ['set-trip'],
    ['set-trip'],
    ['add-stop', 'add-stop'],
    ['set-stop'],
    ['remove-stop'],
    ['set-trip'],
  ])
  expect(shown.map((deed) => deed.words)).toEqual([
    'Paso set-trip',
    'Paso set-trip',
    'Agregó 2 lugares',
    'Paso set-stop',
    'Paso remove-stop',
    'Paso set-trip',
  ])
})

test('is undone as a whole, its newest change first; not while its beginning is not there', () => {
  const log = [
    step('a', title('2027-01-10', 'Dos'), [title('2027-01-10', 'Uno')]),
    step('a', title('2027-01-10', null), [title('2027-01-10', 'Dos')]),
  ]
  const [whole] = deeds(log)
  expect(whole?.undo).toEqual([title('2027-01-10', 'Dos'), title('2027-01-10', 'Uno')])
  expect(deeds(log, false)[0]?.undo).toEqual([])
  // What comes after the oldest change is all there.
  expect(deeds([step('z', name), ...log], false)[0]?.undo).toHaveLength(2)
})

test('a trip that was moved says by how many days', () => {
  expect(words([move('2027-01-13'), move('2027-01-10')], [move('2027-01-15'), move('2027-01-12')])).toEqual([
    'Movió 2 lugares 3 días más tarde',
  ])
  expect(
    words(
      [move('2027-01-09'), move('2027-01-10')],
      [title('2027-01-10', null), title('2027-01-10', 'Al faro')],
      [title('2027-01-09', 'Al faro'), title('2027-01-09', null)],
    ),
  ).toEqual(['Movió 1 lugar 1 día antes'])
})

test('a new order, a copied day and a move to one day are told by their day', () => {
  const day = '2027-01-11'
  expect(words([move(day), move(day)], [move(day), move(day)])).toEqual([
    'Cambió el orden de 2 lugares el lun, 11 ene',
  ])
  expect(words([move(null), move(null)], [move(null), move(null)])).toEqual([
    'Cambió el orden de 2 lugares entre las ideas',
  ])
  expect(words([add(day)], [note], [add(day)], [title(day, 'Al faro')])).toEqual([
    'Agregó 2 lugares el lun, 11 ene',
  ])
  expect(words([add(null)], [add(null)])).toEqual(['Agregó 2 lugares'])
  expect(words([move(day), move('2027-01-09')], [move(day), move(null)])).toEqual([
    'Puso 2 lugares el lun, 11 ene',
  ])
})

test('anything else is told by what it consists of', () => {
  expect(words([name], [remove], [remove], [note])).toEqual([
    'Paso set-trip, quitó 2 lugares y paso set-stop',
  ])
  const item = { kind: 'remove-item', itemId: 'i' } as const
  expect(words([item], [item], [title('2027-01-11', 'x')], [title('2027-01-12', 'x')])).toEqual([
    'Cambió la lista y cambió 2 días',
  ])
  expect(words([move('2027-01-11'), move(null)], [move('2027-01-12'), move(null)])).toEqual([
    'Movió 2 lugares',
  ])
})
