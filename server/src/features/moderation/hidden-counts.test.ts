import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { liveStream } from '../../../test/live-stream.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'
import { mediaRepository } from '../media/public.ts'
import { MARKS, type Published, publish } from './test/hidden-scene.ts'

let andariego: TestApp
let scene: Published
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  scene = await publish(andariego)
}, 120_000)
afterAll(() => andariego.close())

describe('content hidden by moderators', () => {
  test('is not counted: not in averages, lists, days or points', async () => {
    const params = { id: scene.ids.place }
    const figures = async () => ({
      place: await scene.reader.api('GET /places/:id', { params }),
      stats: await scene.reader.api('GET /places/:id/reviews/stats', { params }),
      total: (await scene.reader.api('GET /places', { query: { limit: '20' } })).totalCount,
      deep: (await scene.reader.api('GET /places/reviews', { query: { page: '1' } })).data.length,
      points: (await scene.author.api('GET /users/:id/stats', { params: { id: scene.author.id } })).data
        .points,
      days: await andariego.services.database
        .selectFrom('review_days')
        .select(({ fn }) => fn.sum<number>('total').as('total'))
        .executeTakeFirst(),
    })
    const before = await figures()
    await scene.hide('review')
    const without = await figures()
    expect(without.place).toMatchObject({ averageRating: 0, totalReviews: 0, image: null })
    expect(without.stats.totalReviews).toBe(0)
    expect(Number(without.days?.total)).toBe(Number(before.days?.total) - 1)
    // The review, its photo, and the like.
    expect(before.points - without.points).toBe(10 + 5 + 1)
    await scene.hide('place')
    const gone = await andariego.api()('GET /places', { query: { limit: '20' } })
    expect(gone.totalCount).toBe(before.total - 1)
    await scene.restore('place')
    expect((await scene.reader.api('GET /places/:id', { params })).totalReviews).toBe(0)
    await scene.restore('review')
    expect(await figures()).toEqual(before)
  })

  test('hidden repeatedly returns what was withheld, and no more', async () => {
    const points = async () =>
      (await scene.author.api('GET /users/:id/stats', { params: { id: scene.author.id } })).data.points
    const before = await points()
    for (let round = 0; round < 4; round++) {
      await scene.hide('review')
      await scene.restore('review')
    }
    expect(await points()).toBe(before)
  })

  describe('in another process', () => {
    let other: TestApp
    beforeAll(async () => {
      const { secret } = andariego.services
      other = await testApp({}, { url: andariego.databaseUrl, drop: async () => {} }, { secret })
    })
    afterAll(() => other.close())
    const withinASecond = (isSo: () => Promise<void>) => vi.waitFor(isSo, { timeout: 1_000, interval: 20 })

    test.each([
      ['review', MARKS.review, (id: string) => `/api/places/${id}/reviews`],
      ['media', '"media":[{', (id: string) => `/api/places/${id}/reviews`],
      ['description', MARKS.description, (id: string) => `/api/places/${id}`],
      ['profile', MARKS.profile, (id: string) => `/api/places/${id}/reviews`],
      ['place', MARKS.place, () => '/api/places'],
      ['itinerary', MARKS.itinerary, () => `/api/trips/${scene.tokens[0]}`],
    ] as const)(
      "%s: disappears from visitors' cached answers within a second, and so it comes back",
      async (thing, mark, path) => {
        const shown = async () => {
          const { body, headers } = await other.app.inject(path(scene.ids.place))
          return { isShown: body.includes(mark), type: String(headers['content-type']).split(';')[0] }
        }
        const json = 'application/json'
        // Asked twice, so that a kept answer has to go.
        for (let time = 0; time < 2; time++) expect(await shown()).toEqual({ isShown: true, type: json })
        await scene.hide(thing)
        await withinASecond(async () => expect(await shown()).toEqual({ isShown: false, type: json }))
        await scene.restore(thing)
        await withinASecond(async () => expect(await shown()).toEqual({ isShown: true, type: json }))
      },
    )

    test.each([
      ['message', '"type":"resync"'],
      ['comment', '"type":"trip-comment"'],
      ['itinerary', '"type":"itinerary"'],
      ['group', '"type":"group"'],
    ] as const)(
      'open pages hear within a second that something was hidden, and that it is back: %s',
      async (thing, event) => {
        const stream = await liveStream(other, scene.reader)
        let heard = ''
        stream.on('data', (chunk: Buffer) => {
          heard += chunk
        })
        for (const change of [scene.hide, scene.restore]) {
          heard = ''
          await change(thing)
          await withinASecond(async () => expect(heard).toContain(event))
          if (change === scene.hide) expect(heard).not.toContain(MARKS[thing])
        }
      },
    )
  })

  test('keeps its files: the sweep does not delete them', async () => {
    await scene.hide('media')
    const file = await mediaRepository(andariego.services.database).any(scene.ids.media)
    const key = file?.key ?? ''
    expect(await mediaRepository(andariego.services.database).knownKeys([key])).toContain(key)
    const shown = await scene.judge.api('GET /moderation/media/:id', { params: { id: scene.ids.media } })
    expect(shown).toBeInstanceOf(Buffer)
    await scene.restore('media')
  })
})
