import type { Itinerary, PlannedStop } from '@andariego/contract/itineraries'
import { afterOperation } from '@andariego/contract/trip-log-rules'
import { datedStops, planWith } from '@andariego/contract/trip-plan-rules'
import { expect, test } from 'vitest'
import { copyOperations, partsOf } from './copied-day.ts'

const stop = (placeId: string, fields: Partial<PlannedStop> = {}) =>
  ({
    id: `old ${placeId}`,
    place: { id: placeId },
    date: '2027-01-10',
    startTime: null,
    durationMinutes: null,
    note: null,
    otherNotes: [],
    cost: null,
    booking: null,
    status: null,
    legToNext: null,
    ...fields,
  }) as unknown as PlannedStop

const ids = () => {
  let count = 0
  return () => {
    count += 1
    return `new ${count}`
  }
}
const from = { tripId: 'mine', date: '2027-01-10' }
const plan = planWith('Otro', [
  { id: 'a', placeId: 'A', date: '2027-03-01' },
  { id: 'b', placeId: 'B', date: '2027-03-02' },
])
const target = {
  items: [
    { id: 'a', place: { id: 'A' }, date: '2027-03-01' },
    { id: 'b', place: { id: 'B' }, date: '2027-03-02' },
  ],
  ideas: [],
  days: [{ date: '2027-03-01', title: 'Suyo', note: null, otherNotes: [] }],
} as unknown as Itinerary

test('A day comes to stand behind what that date has, without bookings, and overwrites nothing', () => {
  const day = {
    ...from,
    stops: [
      stop('C', { note: 'Llevar agua', status: 'done', booking: { reference: 'AB12', link: null } }),
      stop('B', { note: 'No pisar' }),
      stop('D'),
    ],
    title: 'Mío',
    note: 'Temprano',
  }
  const operations = copyOperations(day, target, '2027-03-01', ids())
  const copied = operations.reduce(afterOperation, { ...plan, days: target.days })
  expect(datedStops(copied).map(({ placeId, date }) => `${placeId} ${date}`)).toEqual([
    'A 2027-03-01',
    'C 2027-03-01',
    'D 2027-03-01',
    'B 2027-03-02',
  ])
  expect(copied.stops.find(({ placeId }) => placeId === 'C')).toMatchObject({
    note: 'Llevar agua',
    status: null,
    booking: null,
  })
  expect(copied.stops.find(({ placeId }) => placeId === 'B')).toMatchObject({ note: null })
  expect(copied.days).toMatchObject([{ date: '2027-03-01', title: 'Suyo', note: 'Temprano' }])
})

test('What a companion writes of that date while the copy is on its way stays', () => {
  const day = { ...from, stops: [], title: 'Mío', note: 'Temprano' }
  const operations = copyOperations(day, { items: [], ideas: [], days: [] }, '2027-03-01', ids())
  const meanwhile = { date: '2027-03-01', title: 'Suyo', note: 'Tarde', otherNotes: [] }
  const copied = operations.reduce(afterOperation, { ...plan, days: [meanwhile] })
  expect(copied.days).toEqual([{ ...meanwhile, title: 'Suyo / Mío', note: 'Tarde\nTemprano' }])
})

test('A copy is queued stop by stop, each with its place, and what is written of the day by itself', () => {
  const day = { ...from, stops: [stop('x', { note: 'Temprano' }), stop('y')], title: 'Al mar', note: null }
  const operations = copyOperations(day, { items: [], ideas: [], days: [] }, '2027-03-01', ids())
  const parts = partsOf(day, operations)
  expect(parts.map(({ operations: of, place }) => [of.map(({ kind }) => kind), place?.id])).toEqual([
    [['add-stop', 'set-stop'], 'x'],
    [['add-stop'], 'y'],
    [['set-day'], undefined],
  ])
  expect(parts.flatMap((part) => part.operations)).toEqual(operations)
})
