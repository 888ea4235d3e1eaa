import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../server/test/test-app.ts'
import { groups } from './community/groups.ts'
import { itineraries } from './community/itineraries.ts'
import { places } from './community/places.ts'
import { favourites, reviews } from './community/reviews.ts'
import { DEMO_PASSWORD, travellers } from './community/travellers.ts'
import { loadCommunity } from './load-community.ts'
import { paint } from './pictures/picture.ts'

const dot = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0b5d59' } })
    .jpeg()
    .toBuffer()

test('The community is brought in once, keeps every rule, and looks lived in', async () => {
  const test = await testApp()
  try {
    const loading = { app: test.app, services: test.services, letters: test.letters, paint: dot }
    await loadCommunity(loading)
    await loadCommunity(loading)
    test.services.cache.clear()

    const visitor = test.api()
    const shown = await visitor('GET /places', { query: { limit: 50 } })
    expect(shown.totalCount).toBe(Object.keys(places).length)
    expect(shown.places[0]?.name).toBe(places.coloniaDelSacramento.name)

    const { data } = await visitor('GET /places/reviews', { query: { limit: 50 } })
    expect(data.map(({ content }) => content)).toEqual(reviews.map(({ content }) => content).reverse())
    expect(data.map(({ likeCount }) => likeCount)).toEqual(
      reviews.map(({ likes = [] }) => likes.length).reverse(),
    )
    expect(data.map(({ media }) => media.length)).toEqual(
      reviews.map(({ pictures = [] }) => pictures.length).reverse(),
    )
    const ages = data.map(({ createdAt }) => Date.now() - Date.parse(createdAt))
    expect(Math.max(...ages)).toBeGreaterThan(100 * 86_400_000)

    const body = { email: travellers.ines, password: DEMO_PASSWORD }
    const session = await visitor('POST /auth/login', { body })
    const mine = await test.api(session.data.accessToken)('GET /places/favorites')
    expect(mine.data).toHaveLength(favourites.ines.length)

    const { data: seen } = await test.api(session.data.accessToken)('GET /groups')
    const hers = groups.filter(({ admin, members }) => [admin, ...members].includes('ines'))
    expect(seen.map(({ name, members }) => [name, members.length])).toEqual(
      hers.map(({ name, members }) => [name, members.length]).reverse(),
    )

    const lucia = await visitor('POST /auth/login', {
      body: { email: travellers.lucia, password: DEMO_PASSWORD },
    })
    const inbox = await test.api(lucia.data.accessToken)('GET /direct-messages/conversations')
    expect(inbox.data.map(({ otherUser, unreadCount }) => [otherUser.email, unreadCount])).toEqual([
      [travellers.carmen, 2],
      [travellers.mateo, 0],
      [travellers.julian, 0],
    ])
    const planned = await test.api(lucia.data.accessToken)('GET /itineraries')
    const names = itineraries.filter(({ owner }) => owner === 'lucia').map(({ name }) => name)
    expect(planned.data.map(({ name }) => name)).toEqual(names.reverse())
    const today = new Date().toISOString().slice(0, 10)
    for (const { firstDay, createdAt } of planned.data) {
      expect(String(firstDay) > today).toBe(true)
      expect(createdAt < today).toBe(true)
    }
  } finally {
    await test.close()
  }
})

test('A picture is a JPEG of 1600 × 1067, and every seed paints another', async () => {
  const picture = { scene: 'ridges', hour: 'dusk', seed: 7 } as const
  const [first, other] = await Promise.all([paint(picture), paint({ ...picture, seed: 8 })])
  expect(await sharp(first).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1067 })
  expect(first.equals(other)).toBe(false)
})
