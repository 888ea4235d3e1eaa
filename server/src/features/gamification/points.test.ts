import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { PASSWORD, type Traveller } from '../../../test/traveller.ts'
import { box, movie } from '../media/test/movies.ts'
import { reviewsFacts } from '../reviews/public.ts'
import { rewardsFrom } from './rewards.ts'
import { openScene } from './test/scene.ts'

const scene = await openScene()
const {
  andariego,
  host,
  newcomer,
  addPlace,
  placeToReview,
  photo,
  review,
  remove,
  press,
  stats,
  badgesOf,
  ledgerOf,
  balanced,
  aDayPasses,
} = scene
afterAll(() => scene.andariego.close())

describe('points', () => {
  test('are paid for confirming the address, a place, a description, a review and its likes', async () => {
    const ana = await newcomer()
    expect(await balanced(ana)).toBe(5)
    const { id } = await addPlace(ana)
    const description = 'Una plaza amplia, con sombra y bancos donde descansar.'
    for (const text of [description, `${description} Y una fuente.`])
      await ana.api('PUT /places/:id/description', { params: { id }, body: { description: text } })
    const { data } = await review(ana, id, 'x'.repeat(200))
    await press(host, data.id)
    expect((await ledgerOf(ana)).map(({ action, points }) => [action, points])).toEqual([
      ['email_confirmed', 5],
      ['place_added', 15],
      ['description_added', 5],
      ['review_created', 10],
      ['review_long', 5],
      ['like_received', 1],
    ])
    expect(await balanced(ana)).toBe(41)
    const { level, levelName, progressToNext } = (await stats(ana)).data
    expect([level, levelName, progressToNext]).toEqual([2, 'Turista', 43])
  })

  test('that raise the level are told in the response to a description, once', async () => {
    const ana = await newcomer()
    const described = []
    for (const id of [await placeToReview(), await placeToReview()]) {
      const body = { description: 'Una plaza amplia, con sombra y bancos donde descansar.' }
      described.push(await ana.api('PUT /places/:id/description', { params: { id }, body }))
    }
    expect(described.map(({ notification }) => notification?.message)).toEqual([
      undefined,
      expect.stringContaining('nivel 2'),
    ])
    expect((await stats(ana)).notification ?? null).toBe(null)
  })

  test('for photos are paid by content: the same photo in another review earns nothing', async () => {
    const ana = await newcomer()
    const files = await Promise.all([1, 2, 3, 4].map(photo))
    await review(ana, await placeToReview(), undefined, files)
    expect(await balanced(ana)).toBe(5 + 10 + 15)
    await review(ana, await placeToReview(), undefined, await Promise.all([photo(1)]))
    expect(await balanced(ana)).toBe(5 + 10 + 15 + 10)
  })

  test('for a video are paid by what it shows: the same one with other bytes around it earns nothing', async () => {
    const ana = await newcomer()
    const film = (...parts: Buffer[]) => {
      const bytes = Buffer.concat(parts)
      return new File([new Uint8Array(bytes)], 'video.mp4', { type: 'video/mp4' })
    }
    const plain = movie()
    const other = Buffer.from(plain)
    other.write('P', other.indexOf('picture one'))
    const earned: number[] = []
    for (const sent of [
      film(plain),
      film(plain, box('free', Buffer.from('sal'))),
      film(plain, box('free', Buffer.from('otra sal, más larga'))),
      film(movie({ private: true })),
      film(movie({ headerLast: true })),
      film(other),
    ]) {
      const before = await balanced(ana)
      await review(ana, await placeToReview(), undefined, [sent])
      earned.push((await balanced(ana)) - before)
    }
    const [withFilm = 0, ...salted] = earned
    const withNewFilm = salted.pop()
    // A review of another place pays ten by itself.
    expect(withFilm).toBeGreaterThan(10)
    expect(salted).toEqual([10, 10, 10, 10])
    expect(withNewFilm).toBe(withFilm)
  })

  test('are taken with the deleted review, paid once more for a new one, and not a third time', async () => {
    const ana = await newcomer()
    const place = await placeToReview()
    const write = async () => (await review(ana, place, undefined, [await photo(7)])).data.id
    const first = await write()
    await press(host, first)
    expect(await balanced(ana)).toBe(5 + 10 + 5 + 1)
    await remove(ana, first)
    expect(await balanced(ana)).toBe(5)
    const second = await write()
    expect(await balanced(ana)).toBe(20)
    await remove(ana, second)
    await write()
    expect(await balanced(ana)).toBe(5)
  })

  test('for a long review are taken when an edit makes it short, and paid once more', async () => {
    const ana = await newcomer()
    const { data } = await review(ana, await placeToReview(), 'x'.repeat(200))
    const edited = async (length: number) => {
      const body = { rating: 4, content: 'x'.repeat(length) }
      await ana.api('PUT /places/reviews/:id', { params: { id: data.id }, body })
      return (await balanced(ana)) - 5
    }
    const seen: number[] = []
    for (const length of [300, 199, 20, 200, 199, 200]) seen.push(await edited(length))
    expect(seen).toEqual([15, 10, 10, 15, 10, 10])
    await remove(ana, data.id)
    expect(await balanced(ana)).toBe(5)
  })

  test('for a long review are taken from one of 199 emojis, which are two units of memory each', async () => {
    const ana = await newcomer()
    const { data } = await review(ana, await placeToReview(), 'x'.repeat(200))
    const body = { rating: 4, content: '🌈'.repeat(199) }
    await ana.api('PUT /places/reviews/:id', { params: { id: data.id }, body })
    expect((await balanced(ana)) - 5).toBe(10)
  })

  test('for a long review are paid when a short one grows, but not on top of the former combined payment', async () => {
    const ana = await newcomer()
    const [grown, old] = [await placeToReview(), await placeToReview()]
    const lengthen = async (id: string) => {
      const body = { rating: 4, content: 'x'.repeat(200) }
      await ana.api('PUT /places/reviews/:id', { params: { id }, body })
    }
    await lengthen((await review(ana, grown)).data.id)
    expect(await balanced(ana)).toBe(5 + 15)
    // Written as before the bonus had its own row.
    const { data } = await review(ana, old)
    const { database } = andariego.services
    const row = () => database.updateTable('points_ledger').where('deed', '=', data.id)
    await row().set({ points: 15 }).execute()
    await database.updateTable('user_stats').set({ points: 35 }).where('user_id', '=', ana.id).execute()
    await lengthen(data.id)
    expect(await balanced(ana)).toBe(5 + 15 + 15)
  })

  test('are paid for the first review of a place; deleting a further one takes nothing', async () => {
    const ana = await newcomer()
    const place = await placeToReview()
    await review(ana, place)
    const { data } = await review(ana, place)
    expect(await balanced(ana)).toBe(15)
    await remove(ana, data.id)
    expect(await balanced(ana)).toBe(15)
  })

  test('for a like are taken when it is taken back or switched, and paid once more at most', async () => {
    const ana = await newcomer()
    const { data } = await review(ana, await placeToReview())
    const before = await balanced(ana)
    const seen: number[] = []
    for (const type of ['like', 'dislike', 'like', 'like', 'like'] as const) {
      await press(host, data.id, type)
      seen.push((await balanced(ana)) - before)
    }
    expect(seen).toEqual([1, 0, 1, 0, 0])
  })

  test('stop at the daily limits and are paid again the next day', async () => {
    const ana = await newcomer()
    for (let place = 0; place < 7; place++) await addPlace(ana)
    expect(await balanced(ana)).toBe(5 + 5 * 15)
    await aDayPasses(ana)
    await addPlace(ana)
    expect(await balanced(ana)).toBe(5 + 6 * 15)
    const reviews = []
    for (let place = 0; place < 4; place++) reviews.push((await review(ana, await placeToReview())).data.id)
    const before = await balanced(ana)
    for (const id of reviews) await press(host, id)
    expect((await balanced(ana)) - before).toBe(3)
  })

  test('are taken from the author of removed content, whoever removes it', async () => {
    const [ana, luz] = [await newcomer(), await newcomer()]
    const place = await placeToReview()
    const { data } = await review(ana, place)
    await review(luz, place)
    const { forfeiting } = rewardsFrom([reviewsFacts])
    // Removes as a moderator would: neither traveller makes the request.
    await andariego.services.write((tx) =>
      forfeiting(tx, { authorId: ana.id, deed: data.id }, () =>
        tx.deleteFrom('reviews').where('id', '=', data.id).execute(),
      ),
    )
    expect([await balanced(ana), await badgesOf(ana)]).toEqual([5, []])
    expect([await balanced(luz), await badgesOf(luz)]).toEqual([15, ['Primera Reseña']])
  })

  test('take the badge with them also when the last two reviews, which earned nothing, are removed at once', async () => {
    const ana = await newcomer()
    const written = [await review(ana, await placeToReview()), await review(ana, await placeToReview())]
    expect(await badgesOf(ana)).toEqual(['Primera Reseña'])
    const { forfeiting } = rewardsFrom([reviewsFacts])
    const isFirstRemoved = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const removing = (index: number) =>
      andariego.services.write(async (tx) => {
        await forfeiting(tx, { authorId: ana.id, deed: randomUUID() }, () =>
          tx
            .deleteFrom('reviews')
            .where('id', '=', written[index]?.data.id ?? '')
            .execute(),
        )
        if (index > 0) return
        isFirstRemoved.resolve()
        await mayCommit.promise
      })
    const first = removing(0)
    await isFirstRemoved.promise
    const second = removing(1)
    await delay(300)
    mayCommit.resolve()
    await Promise.all([first, second])
    expect(await badgesOf(ana)).toEqual([])
  })

  test('stay when others remove the place, and when a voter removes the account', async () => {
    const [ana, luz] = [await newcomer(), await newcomer()]
    const { id } = await addPlace(ana)
    const { data } = await review(ana, id)
    await press(luz, data.id)
    const before = await balanced(ana)
    await luz.api('DELETE /users/me', { body: { password: PASSWORD } })
    await andariego.services.database.deleteFrom('places').where('id', '=', id).execute()
    expect(await balanced(ana)).toBe(before)
  })

  test('are paid to nobody for a review whose author has removed the account, which can still be liked', async () => {
    const ana = await newcomer()
    const { data } = await review(ana, await placeToReview())
    await ana.api('DELETE /users/me', { body: { password: PASSWORD } })
    for (const type of ['like', 'dislike'] as const)
      expect((await press(host, data.id, type)).success).toBe(true)
  })

  test('under one Idempotency-Key are paid once, with the same notification in both responses', async () => {
    const ana = await newcomer()
    const body = { name: 'Faro', address: 'Costanera', latitude: -51.5, longitude: -71.5 }
    const headers = { 'idempotency-key': 'faro' }
    const first = await ana.api('POST /places', { body, headers })
    expect(await ana.api('POST /places', { body, headers })).toEqual(first)
    expect(await balanced(ana)).toBe(20)
  })
})

describe('the endpoint for settling points', () => {
  const call = (by: Traveller, id: string, action: string, metadata?: Record<string, unknown> | null) =>
    by.api('POST /users/:id/points', { params: { id }, body: { action: action as 'place_added', metadata } })

  test('adds nothing when called a thousand times, whatever it claims', async () => {
    const ana = await newcomer()
    const place = await addPlace(ana)
    const answers = []
    for (let round = 0; round < 20; round++) {
      const calls = Array.from({ length: 50 }, () => call(ana, ana.id, 'place_added', { placeId: place.id }))
      answers.push(...(await Promise.all(calls)))
    }
    for (const { data } of answers)
      expect([data.points, data.level, data.levelName, data.badges]).toEqual([20, 2, 'Turista', []])
    expect(await balanced(ana)).toBe(20)
  })

  test('is only for oneself, and for existing actions', async () => {
    const ana = await newcomer()
    expect((await refusal(call(ana, host.id, 'place_added'))).status).toBe(403)
    expect((await refusal(call(ana, ana.id, 'moon_landing'))).status).toBe(422)
  })

  test('takes whatever metadata its caller has, since none of it counts', async () => {
    const ana = await newcomer()
    for (const metadata of [null, {}, { place: { id: 1, tags: ['faro'] }, at: null, isNew: true }])
      expect((await call(ana, ana.id, 'place_added', metadata)).data.points).toBe(5)
    const asText = call(ana, ana.id, 'place_added', 'faro' as never)
    expect((await refusal(asText)).status).toBe(422)
  })

  test('corrects a wrong balance from the ledger', async () => {
    const ana = await newcomer()
    await addPlace(ana)
    await andariego.services.database
      .updateTable('user_stats')
      .set({ points: 9999 })
      .where('user_id', '=', ana.id)
      .execute()
    expect((await call(ana, ana.id, 'place_added')).data.points).toBe(20)
    expect(await balanced(ana)).toBe(20)
  })
})
