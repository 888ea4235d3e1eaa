import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import { placesIn, planOf, tripOf } from '@andariego/contract/trip-answer'
import { afterOperation } from '@andariego/contract/trip-log-rules'
import { NO_DETAILS } from '@andariego/contract/trip-plan-rules'
import { expect, test } from 'vitest'

const stop = (id: string): PlannedStop => ({
  ...NO_DETAILS,
  id,
  date: '2027-01-10',
  place: { id: `place ${id}` } as PlannedStop['place'],
})
const IDS = ['a', 'b', 'c']
const answer = {
  name: 'Costa',
  items: IDS.map(stop),
  ideas: [],
  days: [],
  checklist: [],
  coverPlaceId: null,
  log: { last: 0, stops: IDS, checklist: [], removedStops: [], removedItems: [], removals: 0 },
} as unknown as Itinerary

test('a change of one stop leaves the others the same objects, so that they are not rendered again', () => {
  const places = placesIn(answer)
  const before = tripOf(answer, planOf(answer), places)
  expect(before.items).toEqual(answer.items)
  const plan = afterOperation(planOf(answer), { kind: 'set-stop', stopId: 'b', fields: { status: 'done' } })
  const { items } = tripOf(answer, plan, places)
  expect(items.map((item, index) => item === before.items[index])).toEqual([true, false, true])
  expect(items[1]).toEqual({ ...before.items[1], status: 'done' })
})

test('a stop that was just removed is among the removed ones, with its place', () => {
  const plan = afterOperation(planOf(answer), { kind: 'remove-stop', stopId: 'b' })
  const { items, log } = tripOf(answer, plan, placesIn(answer))
  expect(items.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(log.removedStops).toEqual([{ ...answer.items[1], removal: 1 }])
})
