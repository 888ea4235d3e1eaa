import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { PASSWORD, type Traveller, traveller } from '../../../test/traveller.ts'

let andariego: TestApp
let ana: Traveller
let luz: Traveller
/** A place in Lima, one beside it and one in Madrid. */
let lima: string
let beside: string
let madrid: string
let review: string

const write = async (
  author: Traveller,
  id: string,
  { rating = '4', file }: { rating?: string; file?: File } = {},
) => {
  const form = new FormData()
  form.set('rating', rating)
  form.set('content', 'Un lugar que vale la pena.')
  if (file) form.set('media[0]', file)
  return (await author.api('POST /places/:id/reviews', { params: { id }, form })).data.id
}
const add = async (name: string, latitude: number, longitude: number) =>
  (await ana.api('POST /places', { body: { name, address: 'Calle Mayor', latitude, longitude } })).id

beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
  luz = await traveller(andariego)
  lima = await add('Plaza Mayor', -12.05, -77.03)
  beside = await add('Catedral', -12.06, -77.03)
  madrid = await add('Retiro', 40.41, -3.68)
  review = await write(ana, lima)
  await write(luz, beside)
  await write(ana, madrid)
})
afterAll(() => andariego.close())

/** The requests of visitors whose answers are now cached. */
const asked = () => ({
  recent: '/api/places?limit=1',
  all: '/api/places',
  rating: '/api/places?sort=rating',
  most: '/api/places?sort=reviews',
  lima: `/api/places/${lima}`,
  nearLima: `/api/places/${lima}/nearby`,
  nearMadrid: `/api/places/${madrid}/nearby`,
  reviewsOfLima: `/api/places/${lima}/reviews`,
  statsOfLima: `/api/places/${lima}/reviews/stats`,
  reviewsOfMadrid: `/api/places/${madrid}/reviews`,
  newest: '/api/places/reviews',
  boxInPeru: '/api/places?west=-78&south=-13&east=-76&north=-11',
  mapOfPeru: '/api/places/clusters?west=-78&south=-13&east=-76&north=-11&zoom=8',
  mapOfSpain: '/api/places/clusters?west=-4&south=40&east=-3&north=41&zoom=8',
})
const dropped = () =>
  Object.entries(asked()).flatMap(([name, url]) => (andariego.services.cache.get(url) ? [] : [name]))

beforeEach(async () => {
  for (const url of Object.values(asked())) await andariego.app.inject(url)
  expect(dropped()).toEqual([])
})

test('a like drops answers with the review, and no list of places', async () => {
  await luz.api('POST /places/reviews/:id/reaction', { params: { id: review }, body: { type: 'like' } })
  expect(dropped()).toEqual(['reviewsOfLima', 'newest'])
})

test('a review drops answers with its place, and the orders by rating and number', async () => {
  await write(luz, lima)
  // 'recent' shows only Madrid; the places near Madrid, and the map, show nothing of Lima that a review changes.
  expect(dropped()).toEqual([
    'all',
    'rating',
    'most',
    'lima',
    'reviewsOfLima',
    'statsOfLima',
    'newest',
    'boxInPeru',
  ])
})

test('a review of a neighbour drops the answer that shows it near a place', async () => {
  await write(luz, beside)
  expect(dropped()).toEqual(['all', 'rating', 'most', 'nearLima', 'newest', 'boxInPeru'])
})

test("editing only a review's text drops only the review", async () => {
  const edit = (rating: number) =>
    ana.api('PUT /places/reviews/:id', {
      params: { id: review },
      body: { rating, content: 'Un lugar que vale mucho la pena.' },
    })
  await edit(4)
  expect(dropped()).toEqual(['reviewsOfLima', 'newest'])
  await edit(2)
  expect(dropped()).toEqual([
    'all',
    'rating',
    'most',
    'lima',
    'reviewsOfLima',
    'statsOfLima',
    'newest',
    'boxInPeru',
  ])
})

test('a new rating of a review drops no list that shows others alone; new words do, since what is told of a place has them', async () => {
  await write(luz, lima)
  const newest = `/api/places/${lima}/reviews?limit=1`
  const isDroppedBy = async (rating: number, content: string) => {
    await andariego.app.inject(newest)
    await ana.api('PUT /places/reviews/:id', { params: { id: review }, body: { rating, content } })
    return andariego.services.cache.get(newest) === undefined
  }
  expect(await isDroppedBy(5, 'Un lugar que vale la pena ver.')).toBe(true)
  expect(await isDroppedBy(1, 'Un lugar que vale la pena ver.')).toBe(false)
})

test('a description drops answers with the place', async () => {
  const description = 'La plaza en la que la ciudad comenzó, con su fuente de bronce.'
  await ana.api('PUT /places/:id/description', { params: { id: lima }, body: { description } })
  expect(dropped()).toEqual(['all', 'rating', 'most', 'lima', 'statsOfLima', 'boxInPeru'])
})

test('an added place drops the lists it enters, and the map at its position', async () => {
  await add('Toledo', 39.86, -4.02)
  expect(dropped()).toEqual(['recent', 'all', 'rating', 'most', 'nearMadrid', 'mapOfSpain'])
})

test('a favourite, which nobody else sees, drops nothing', async () => {
  await luz.api('POST /places/:id/favorite', { params: { id: lima } })
  expect(dropped()).toEqual([])
})

const photo = async (background: string) =>
  new File(
    [
      await sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ],
    'foto.jpg',
    { type: 'image/jpeg' },
  )

test('a like drops the place only when another photo becomes its picture', async () => {
  const older = await write(ana, madrid, { file: await photo('teal') })
  await write(ana, madrid, { file: await photo('coral') })
  const like = () =>
    luz.api('POST /places/reviews/:id/reaction', { params: { id: older }, body: { type: 'like' } })
  const picture = async () => (await andariego.api()('GET /places/:id', { params: { id: madrid } })).image
  const before = await picture()
  const sun = await traveller(andariego)
  await like()
  expect(await picture()).not.toBe(before)
  await picture()
  await sun.api('POST /places/reviews/:id/reaction', { params: { id: older }, body: { type: 'like' } })
  expect(andariego.services.cache.get(`/api/places/${madrid}`)).toBeDefined()
})

test("a removed account's likes disappear from cached answers", async () => {
  const leaving = await traveller(andariego)
  await leaving.api('POST /places/reviews/:id/reaction', { params: { id: review }, body: { type: 'like' } })
  const likes = async () =>
    (await andariego.api()('GET /places/:id/reviews', { params: { id: lima } })).data.find(
      ({ id }) => id === review,
    )?.likeCount
  const before = await likes()
  await leaving.api('DELETE /users/me', { body: { password: PASSWORD } })
  expect(await likes()).toBe((before ?? 0) - 1)
})
