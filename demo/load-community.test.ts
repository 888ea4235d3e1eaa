import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../server/test/test-app.ts'
import { type Community, community } from './community/community.ts'
import { uruguayParaguay } from './community/places/uruguay-paraguay.ts'
import { profiles } from './community/profiles.ts'
import { DEMO_PASSWORD, travellers } from './community/travellers.ts'
import { loadCommunity } from './load-community.ts'
import { paint } from './pictures/picture.ts'
import { deedsOf } from './timeline.ts'

const DAY_MS = 86_400_000

const dot = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5d59' } })
    .jpeg()
    .toBuffer()

/** One region of the community with its own data only: loading everything takes too long for a test. */
const here = new Set(Object.keys(uruguayParaguay))
const region: Community = {
  places: community.places.filter(([name]) => here.has(name)),
  itineraries: community.itineraries.filter(({ stops }) => stops.every(([place]) => here.has(place))),
  groups: community.groups.filter(({ itineraries = [] }) => itineraries.length === 0),
  conversations: community.conversations,
}

test('a community is loaded once, keeps every rule, and looks real', async () => {
  const test = await testApp()
  try {
    const heard: number[] = []
    const { app, services, letters } = test
    const onProgress = (share: number) => heard.push(share)
    const loading = { app, services, letters, community: region, paint: dot, onProgress }
    await loadCommunity(loading)
    await loadCommunity(loading)
    test.services.cache.clear()
    expect(heard.at(-1)).toBe(1)

    const visitor = test.api()
    const places = region.places.map(([, place]) => place)
    const shown = await visitor('GET /places', { query: { limit: 50 } })
    const newestFirst = places.toSorted((a, b) => a.addedDaysAgo - b.addedDaysAgo)
    expect(shown.places.map(({ name }) => name)).toEqual(newestFirst.map(({ name }) => name))

    const deeds = deedsOf(region)
    const likes = deeds.filter((deed) => deed.kind === 'reaction' && deed.type === 'like')
    const reviews = places.flatMap(({ reviews }) => reviews).sort((a, b) => a[2] - b[2])
    const { data } = await visitor('GET /places/reviews', { query: { limit: 50 } })
    expect(data.map(({ content }) => content)).toEqual(reviews.map(([, , , content]) => content))
    expect(data.map(({ media }) => media.length)).toEqual(reviews.map(([, , , , hours = []]) => hours.length))
    expect(data.reduce((total, { likeCount }) => total + likeCount, 0)).toBe(likes.length)
    for (const [index, { createdAt }] of data.entries()) {
      const days = (Date.now() - Date.parse(createdAt)) / DAY_MS
      expect(Math.abs(days - (reviews[index]?.[2] ?? 0))).toBeLessThan(1)
    }

    const signIn = async (email: string) => {
      const { data } = await visitor('POST /auth/login', { body: { email, password: DEMO_PASSWORD } })
      return { id: data.user.id, api: test.api(data.accessToken) }
    }
    const camila = await signIn(travellers.camila)
    const { data: stats } = await camila.api('GET /users/:id/stats', { params: { id: camila.id } })
    // More than one day pays: the points were earned day by day.
    expect(stats.points).toBeGreaterThan(75)
    const favourites = deeds.filter(({ kind, by }) => kind === 'favourite' && by === 'camila')
    expect((await camila.api('GET /places/favorites')).data).toHaveLength(favourites.length)

    const lucia = await signIn(travellers.lucia)
    const inbox = await lucia.api('GET /direct-messages/conversations')
    expect(
      inbox.data.slice(0, 3).map(({ otherUser, unreadCount }) => [otherUser.userName, unreadCount]),
    ).toEqual([
      [profiles.carmen?.name, 2],
      [profiles.mateo?.name, 0],
      [profiles.julian?.name, 0],
    ])
    const { data: seen } = await lucia.api('GET /groups')
    const hers = region.groups.filter(({ admin, members }) => [admin, ...members].includes('lucia'))
    expect(seen.map(({ name }) => name).sort()).toEqual(hers.map(({ name }) => name).sort())
  } finally {
    await test.close()
  }
})

test('a picture is a JPEG of 1280 × 853, and every seed paints another', async () => {
  const picture = { scene: 'ridges', hour: 'dusk', seed: 7 } as const
  const [first, other] = await Promise.all([paint(picture), paint({ ...picture, seed: 8 })])
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 853 })
  expect(first.equals(other)).toBe(false)
})
