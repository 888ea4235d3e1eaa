import { expect, test } from 'vitest'
import { dividedPhotos, type PhotoFacts, withPhotosFirst } from './divided-photos.ts'

const stop = (id: string, date: string, latitude: number, startTime: string | null = null) => ({
  id,
  date,
  startTime,
  place: { latitude, longitude: 0 },
})
/** A hundredth of a degree is a little more than a kilometre. */
const stops = [
  stop('faro', '2027-01-10', 1, '09:00'),
  stop('museo', '2027-01-10', 1.02, '12:00'),
  stop('playa', '2027-01-11', 1),
]
const photo = (name: string, date: string | null, time: string | null, latitude?: number) => ({
  name,
  date,
  time,
  position: latitude === undefined ? null : { latitude, longitude: 0 },
})
const divided = (...photos: (PhotoFacts & { name: string })[]) => {
  const { byStop, rest } = dividedPhotos(photos, stops)
  const named = [...byStop].map(([id, of]) => [id, of.map(({ name }) => name)])
  return { ...Object.fromEntries(named), rest: rest.map(({ name }) => name) }
}

test('photos go to the nearest stop of their day, in the order in which they were taken', () => {
  expect(
    divided(
      photo('b', '2027-01-10', '10:00', 1.001),
      photo('a', '2027-01-10', '09:00', 1.002),
      photo('c', '2027-01-10', '09:30', 1.019),
      photo('d', '2027-01-11', '09:00', 1.001),
    ),
  ).toEqual({ faro: ['a', 'b'], museo: ['c'], playa: ['d'], rest: [] })
})

test('without a position the time of the day decides, or the day where it has one stop', () => {
  expect(
    divided(
      photo('early', '2027-01-10', '07:00'),
      photo('noon', '2027-01-10', '12:00'),
      photo('timeless', '2027-01-10', null),
      photo('beach', '2027-01-11', null),
    ),
  ).toEqual({ faro: ['early'], museo: ['noon'], playa: ['beach'], rest: ['timeless'] })
})

test('what was taken on another day, on the way, or nowhere in particular fits nowhere', () => {
  expect(
    divided(
      photo('before', '2027-01-09', '10:00', 1),
      photo('on the way', '2027-01-10', '10:00', 2),
      photo('bare', null, null),
    ),
  ).toEqual({ rest: ['before', 'on the way', 'bare'] })
})

test('without a date it has to be taken right there', () => {
  expect(divided(photo('here', null, null, 1.0201), photo('near', null, null, 1.01))).toEqual({
    museo: ['here'],
    rest: ['near'],
  })
})

test('what is put at a stop by hand belongs to it, among the others by its time', () => {
  const late = photo('late', '2027-01-11', '18:00')
  const bare = photo('bare', null, null)
  const other = photo('other', null, null)
  const lost = photo('lost', '2027-01-09', '10:00')
  const byHand = new Map([
    [bare, 'museo'],
    [lost, 'playa'],
    [other, 'a stop that was removed'],
  ])
  const { byStop, rest } = dividedPhotos([late, bare, other, lost], stops, byHand)
  expect(byStop).toEqual(
    new Map([
      ['playa', [lost, late]],
      ['museo', [bare]],
    ]),
  )
  expect(rest).toEqual([other])
})

test('the stops with photos are listed first, each part in the order of the trip', () => {
  const { byStop } = dividedPhotos(
    [photo('beach', '2027-01-11', null), photo('noon', '2027-01-10', '12:00')],
    stops,
  )
  expect(withPhotosFirst(stops, byStop).map(({ id }) => id)).toEqual(['museo', 'playa', 'faro'])
})
