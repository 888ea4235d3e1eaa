import { kilometresBetween } from '@andariego/contract/distance'
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '@andariego/contract/places-rules'
import { reviewContentProblem } from '@andariego/contract/reviews-rules'
import { openGazetteer } from '@andariego/gazetteer'
import { expect, test } from 'vitest'
import { GAZETTEER_FILE } from '../../server/src/features/maps/public.ts'
import { community } from './community.ts'
import { travellers } from './travellers.ts'

const places = community.places.map(([, place]) => place)
const reviews = places.flatMap((place) => place.reviews)
const contents = reviews.map(([, , , content]) => content)
/** Returns the first words of a text, without accents and punctuation. */
const opening = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .slice(0, 3)
    .join(' ')
const twice = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

test('the community is large enough to look real', () => {
  expect(places.length).toBeGreaterThanOrEqual(80)
  expect(Object.keys(travellers)).toHaveLength(27)
  expect(reviews.length).toBeGreaterThanOrEqual(320)
  for (const stars of [2, 3, 4, 5])
    expect(reviews.filter(([, rating]) => rating === stars).length).toBeGreaterThan(10)
  expect(contents.filter(({ length }) => length >= 200).length).toBeGreaterThan(80)
  expect(contents.filter(({ length }) => length < 120).length).toBeGreaterThan(25)
})

test('no two places, reviews or openings are the same', () => {
  expect(twice(places.map(({ name }) => name))).toEqual([])
  expect(twice(places.map(({ description = '' }) => opening(description)))).toEqual([])
  expect(twice(contents.map(opening))).toEqual([])
})

test("descriptions and reviews keep the product's limits", () => {
  for (const { description = '' } of places) {
    expect(description.length).toBeGreaterThanOrEqual(DESCRIPTION_MIN)
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_MAX)
  }
  expect(contents.map(reviewContentProblem).filter(Boolean)).toEqual([])
})

test('a place is reviewed after it was added, once by each person, oldest first, over two years', () => {
  for (const { addedDaysAgo, reviews } of places) {
    const days = reviews.map(([, , daysAgo]) => daysAgo)
    expect(Math.max(...days)).toBeLessThan(addedDaysAgo)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(twice(reviews.map(([author]) => author))).toEqual([])
  }
  expect(Math.max(...reviews.map(([, , daysAgo]) => daysAgo))).toBeGreaterThan(600)
})

test('itineraries contain places that existed by then, and groups share what their admins had planned', () => {
  const added = new Map<string, number>(community.places.map(([key, place]) => [key, place.addedDaysAgo]))
  for (const { name, madeDaysAgo, stops } of community.itineraries)
    for (const [place] of stops) expect(added.get(place), `${name}: ${place}`).toBeGreaterThan(madeDaysAgo)
  for (const { admin, madeDaysAgo, itineraries = [] } of community.groups)
    for (const shared of itineraries) {
      const planned = community.itineraries.find(({ name }) => name === shared)
      expect(planned?.owner).toBe(admin)
      expect(planned?.madeDaysAgo).toBeGreaterThanOrEqual(madeDaysAgo)
    }
})

test('only places with a motif have pictures', () => {
  const unpainted = places.filter(({ motif, reviews }) => !motif && reviews.some(([, , , , hours]) => hours))
  expect(unpainted.map(({ name }) => name)).toEqual([])
})

test('every place is near the city that it names', () => {
  const gazetteer = openGazetteer(GAZETTEER_FILE)
  const astray = places.flatMap(({ name, city, position: [latitude, longitude] }) => {
    const here = { latitude, longitude }
    const found = gazetteer.search({ q: city, ...here }).map((one) => kilometresBetween(one, here))
    const distance = Math.min(...found)
    return distance < 110 ? [] : [`${name}: ${city} is ${distance} km away`]
  })
  gazetteer.close()
  expect(astray).toEqual([])
})
