import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { decideAs, moderator } from '../moderation/test/scene.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

const visitor = andariego.api()
let owner: Traveller
let placeId: string
let reviewId: string

const CUSCO = { latitude: -13.52, longitude: -71.97 }

beforeEach(async () => {
  owner = await traveller(andariego)
  const place = await owner.api('POST /places', { body: { ...newPlace(), city: 'Cusco', ...CUSCO } })
  placeId = place.id
  const params = { id: placeId }
  const { data: review } = await owner.api('POST /places/:id/reviews', { params, form: await newForm() })
  reviewId = review.id
})

const put = (body: object) => owner.api('PUT /users/me/profile', { body })
const params = () => ({ params: { id: owner.id } })

/** Requests each part of the profile; returns whether it is shown, or the status of the refusal. */
const parts = async (api: Traveller['api']) => {
  const asked = [
    api('GET /users/:id', params()),
    api('GET /users/:id/reviews', params()),
    api('GET /users/:id/places', params()),
    api('GET /users/:id/travels', params()),
  ]
  const settled = await Promise.allSettled(asked)
  return settled.map((part) =>
    part.status === 'fulfilled' ? 200 : (part.reason as { status: number }).status,
  )
}
const SHOWN = [200, 200, 200, 200]
const REFUSED = [401, 401, 401, 401]

describe('a public profile', () => {
  test('is visible to visitors only while its owner allows it', async () => {
    const other = await traveller(andariego)
    expect(await parts(visitor)).toEqual(REFUSED)
    expect(await parts(other.api)).toEqual([200, 403, 403, 403])
    expect(await parts(owner.api)).toEqual(SHOWN)
    await put({ name: 'Ana del Valle', isPublic: true })
    expect(await parts(visitor)).toEqual(SHOWN)
    expect(await parts(other.api)).toEqual(SHOWN)
    // An omitted setting keeps its value.
    await put({ name: 'Ana del Valle' })
    expect(await parts(visitor)).toEqual(SHOWN)
    await put({ name: 'Ana del Valle', isPublic: false })
    expect(await parts(visitor)).toEqual(REFUSED)
  })

  test("shows the person's reviews and places, and where these are", async () => {
    await put({ isPublic: true })
    const { data: reviews } = await visitor('GET /users/:id/reviews', params())
    expect(reviews).toMatchObject([{ id: reviewId, userId: owner.id, may: [] }])
    const { data: places } = await visitor('GET /users/:id/places', params())
    expect(places).toMatchObject([{ id: placeId, city: 'Cusco' }])
    const { data: travels } = await visitor('GET /users/:id/travels', params())
    expect(travels).toEqual({
      countries: [{ name: 'Perú', cities: ['Cusco'] }],
      places: [{ id: placeId, name: expect.any(String), ...CUSCO }],
    })
  })

  test('pages through the reviews', async () => {
    await put({ isPublic: true })
    const second = await owner.api('POST /places', { body: newPlace() })
    const { data: newest } = await owner.api('POST /places/:id/reviews', {
      params: { id: second.id },
      form: await newForm(),
    })
    const page = (cursor?: string) =>
      visitor('GET /users/:id/reviews', { ...params(), query: { limit: 1, ...(cursor && { cursor }) } })
    const first = await page()
    const next = await page(first.nextCursor ?? '')
    expect([first, next].map(({ data }) => data.map(({ id }) => id))).toEqual([[newest.id], [reviewId]])
  })

  test('shows the e-mail to the people its owner chose', async () => {
    const email = async () => (await visitor('GET /users/:id', params())).data.email
    await put({ isPublic: true, emailVisibility: 'everyone' })
    expect(await email()).toBe(owner.email)
    await put({ isPublic: true, emailVisibility: 'members' })
    expect(await email()).toBeNull()
  })

  test('is found by its present and former handles', async () => {
    const [older, newer] = [`a${owner.id.slice(-10)}`, `b${owner.id.slice(-10)}`]
    await put({ handle: older, isPublic: false })
    const led = (handle: string) => visitor('GET /users/by-handle/:handle', { params: { handle } })
    expect(await refusal(led(older))).toMatchObject({ status: 401 })
    expect(await refusal(led('nadie_lo_tiene'))).toMatchObject({ status: 401 })
    await put({ handle: newer, isPublic: true })
    expect((await led(older)).data).toEqual({ id: owner.id, handle: newer })
    expect((await led(newer)).data).toEqual({ id: owner.id, handle: newer })
  })

  test('is invisible across a block', async () => {
    await put({ isPublic: true })
    const blocked = await traveller(andariego)
    await owner.api('PUT /users/:id/block', { params: { id: blocked.id } })
    expect(await parts(blocked.api)).toEqual([404, 404, 404, 404])
  })

  test('leaves out hidden content, and disappears while its owner is suspended', async () => {
    await put({ isPublic: true })
    const judge = await moderator(andariego)
    const decide = decideAs(judge)
    await decide('place', placeId, 'hide')
    expect((await visitor('GET /users/:id/places', params())).data).toEqual([])
    expect((await visitor('GET /users/:id/reviews', params())).data).toEqual([])
    expect((await visitor('GET /users/:id/travels', params())).data).toEqual({ countries: [], places: [] })
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await decide('user', owner.id, 'suspend', { until })
    expect(await parts(visitor)).toEqual(REFUSED)
    expect(await parts(judge.api)).toEqual([200, 403, 403, 403])
    await decide('user', owner.id, 'lift')
    expect(await parts(visitor)).toEqual(SHOWN)
    await decide('user', owner.id, 'close')
    expect(await parts(visitor)).toEqual(REFUSED)
  })

  test('is deleted with the account', async () => {
    await put({ isPublic: true })
    await owner.api('DELETE /users/me', { body: { password: owner.password } })
    expect(await parts(visitor)).toEqual(REFUSED)
  })
})
