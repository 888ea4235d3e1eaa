import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import { datedStops, ideasIn, type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { REMOVED_MAX } from '@andariego/contract/trips-rules'
import { expect, test } from 'vitest'

const FIRST_DAY = '2027-03-01'
const SECOND_DAY = '2027-03-02'
const OF_FIRST_DAY = ['a', 'b', 'c']
const TRIP = planWith('Viaje', [
  ...OF_FIRST_DAY.map((id) => ({ id, placeId: `place ${id}`, date: FIRST_DAY })),
  ...['d', 'e'].map((id) => ({ id, placeId: `place ${id}`, date: SECOND_DAY })),
])

const after = (plan: Plan, ...operations: Operation[]): Plan =>
  operations.reduce((before, operation) => {
    const outcome = applied(before, operation)
    return 'plan' in outcome ? outcome.plan : expect.fail(outcome.refusal.code)
  }, plan)
const added = (id: string, next: string | null, date: string | null = FIRST_DAY): Operation => ({
  kind: 'add-stop',
  stopId: id,
  placeId: `place ${id}`,
  date,
  after: next,
})
const removed = (stopId: string): Operation => ({ kind: 'remove-stop', stopId })
const moved = (stopId: string, date: string, next: string): Operation => ({
  kind: 'move-stop',
  stopId,
  date,
  after: next,
})
/** So many stops come and go that the plan drops those removed before. */
const manyComeAndGo = Array.from({ length: REMOVED_MAX }, (_, index) => [
  added(`gone ${index}`, 'e', SECOND_DAY),
  removed(`gone ${index}`),
]).flat()

/** What happened to the stop after which another one is put; the stops of both days are named by their letters. */
const FATES: [
  fate: string,
  neighbour: string,
  happens: Operation[],
  days: [first: string, second: string],
][] = [
  ['the first of its day stays', 'a', [], ['axbc', 'de']],
  ['one in the middle stays', 'b', [], ['abxc', 'de']],
  ['the last of its day stays', 'c', [], ['abcx', 'de']],
  ['the first of its day was removed', 'a', [removed('a')], ['xbc', 'de']],
  ['one in the middle was removed', 'b', [removed('b')], ['axc', 'de']],
  ['the last of its day was removed', 'c', [removed('c')], ['abx', 'de']],
  ['it and the one before were removed', 'b', [removed('a'), removed('b')], ['xc', 'de']],
  ['it and the one behind were removed', 'b', [removed('c'), removed('b')], ['ax', 'de']],
  ['it was removed and is back', 'b', [removed('b'), { kind: 'restore-stop', stopId: 'b' }], ['abxc', 'de']],
  // The plan no longer knows where these were: the new stop is the last of its day.
  ['the first was removed long ago', 'a', [removed('a'), ...manyComeAndGo], ['bcx', 'de']],
  ['one in the middle was removed long ago', 'b', [removed('b'), ...manyComeAndGo], ['acx', 'de']],
  ['the last was removed long ago', 'c', [removed('c'), ...manyComeAndGo], ['abx', 'de']],
  ['it was never there', 'unknown', [], ['abcx', 'de']],
  // A stop goes where its neighbour went in the list, and keeps its own date: there it is the last, or the first, of its day.
  ['the first is now the last of the next day', 'a', [moved('a', SECOND_DAY, 'e')], ['bcx', 'dea']],
  ['one in the middle is now in the next day', 'b', [moved('b', SECOND_DAY, 'd')], ['acx', 'dbe']],
  ['the last is now the first of the next day', 'c', [moved('c', SECOND_DAY, 'c')], ['abx', 'cde']],
  ['it was moved within its day', 'a', [moved('a', FIRST_DAY, 'b')], ['baxc', 'de']],
]

const lettersOf = (plan: Plan): string[] =>
  [FIRST_DAY, SECOND_DAY].map((day) =>
    datedStops(plan)
      .filter(({ date }) => date === day)
      .map(({ id }) => id)
      .join(''),
  )

test.each(FATES)('a new stop put after another, of which %s', (_, neighbour, happens, days) => {
  expect(lettersOf(after(TRIP, ...happens, added('x', neighbour)))).toEqual(days)
})

test.each(FATES)('a stop that is moved after another, of which %s', (_, neighbour, happens, days) => {
  const before = after(TRIP, added('x', null, null), ...happens)
  expect(lettersOf(after(before, moved('x', FIRST_DAY, neighbour)))).toEqual(days)
})

test('a stop of the next day that is put after one of the day before is the first of its day', () => {
  const plan = after(TRIP, removed('c'), added('x', 'c', SECOND_DAY), added('y', 'a', SECOND_DAY))
  expect(lettersOf(plan)).toEqual(['ab', 'yxde'])
})

test('a stop that is put after nothing is the first, also of the ideas', () => {
  const plan = after(TRIP, added('x', null), added('y', null, null), added('z', 'y', null), removed('y'))
  expect([...lettersOf(plan), ideasIn(plan).map(({ id }) => id)]).toEqual(['xabc', 'de', ['z']])
  expect(ideasIn(after(plan, added('w', 'y', null))).map(({ id }) => id)).toEqual(['w', 'z'])
})

test('a removed stop comes back where it was, between the stops that came meanwhile', () => {
  const plan = after(TRIP, removed('b'), added('x', 'b'), added('y', 'a'))
  expect(lettersOf(after(plan, { kind: 'restore-stop', stopId: 'b' }))).toEqual(['aybxc', 'de'])
})

test('a stop is moved after itself: it stays, on the new day', () => {
  expect(lettersOf(after(TRIP, moved('b', SECOND_DAY, 'b')))).toEqual(['ac', 'bde'])
})
