import { afterAll, describe, expect, test } from 'vitest'
import { heardUntil, liveStream } from '../../../test/live-stream.ts'
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
  aDayPasses,
} = scene
afterAll(() => scene.andariego.close())

describe('a notification', () => {
  test('comes with the response to the deed, and is not repeated', async () => {
    const ana = await newcomer()
    expect((await addPlace(ana)).notification).toEqual({
      message: '¡Subiste al nivel 2: Turista!',
      newLevel: 2,
      levelName: 'Turista',
      newBadges: [],
    })
    expect((await addPlace(ana)).notification).toBeUndefined()
    const { notification } = await review(ana, await placeToReview())
    expect(notification?.message).toBe('¡Ganaste la insignia Primera Reseña!')
    expect(notification?.newBadges[0]?.name).toBe('Primera Reseña')
    expect((await stats(ana)).notification).toBeNull()
  })

  test('caused by others is announced to open pages, kept until the user asks for it, and given once', async () => {
    const ana = await newcomer()
    const { data } = await review(ana, await placeToReview())
    await aDayPasses(ana)
    await andariego.services.database
      .insertInto('points_ledger')
      .values({
        user_id: ana.id,
        action: 'place_added',
        subject: 'x',
        round: 1,
        points: 59,
        deed: null,
        voter: null,
      })
      .execute()
    const stream = await liveStream(andariego, ana)
    await press(host, data.id)
    const heard = await heardUntil(stream, '"type":"notification"')
    expect(heard).toContain('"type":"notification","notification":{"message":"¡Subiste al nivel 3: Viajero!"')
    expect((await stats(ana, host)).notification).toBeNull()
    const asked = await Promise.all([stats(ana), stats(ana), stats(ana)])
    const told = asked.flatMap(({ notification }) => notification ?? [])
    expect(told).toEqual([
      { message: '¡Subiste al nivel 3: Viajero!', newLevel: 3, levelName: 'Viajero', newBadges: [] },
    ])
  })

  test('about a level that was lost before anybody saw it is not given', async () => {
    const ana = await newcomer()
    const { data } = await review(ana, await placeToReview())
    await andariego.services.database
      .insertInto('points_ledger')
      .values({
        user_id: ana.id,
        action: 'place_added',
        subject: 'x',
        round: 1,
        points: 59,
        deed: null,
        voter: null,
      })
      .execute()
    await press(host, data.id)
    await press(host, data.id)
    expect((await stats(ana)).notification).toBeNull()
  })
})

describe('a badge', () => {
  test('is lost with the last review, and stays while another review fulfils its rule', async () => {
    const ana = await newcomer()
    const first = (await review(ana, await placeToReview())).data.id
    const second = (await review(ana, await placeToReview())).data.id
    await remove(ana, first)
    expect(await badgesOf(ana)).toEqual(['Primera Reseña'])
    await remove(ana, second)
    expect(await badgesOf(ana)).toEqual([])
  })

  test('Super Like stays when a voter takes the like back, and is lost with the review', async () => {
    const ana = await newcomer()
    const voters = await Promise.all(Array.from({ length: 10 }, newcomer))
    const { data } = await review(ana, await placeToReview())
    await review(ana, await placeToReview())
    for (const voter of voters) await press(voter, data.id)
    expect(await badgesOf(ana)).toContain('Super Like')
    await press(voters[0] ?? host, data.id)
    expect(await badgesOf(ana)).toContain('Super Like')
    await remove(ana, data.id)
    expect(await badgesOf(ana)).toEqual(['Primera Reseña'])
  })

  test('Fotógrafo needs ten different photos of five places', async () => {
    const ana = await newcomer()
    const badges = []
    for (let place = 0; place < 5; place++) {
      const files = await Promise.all([photo(100 + place * 2), photo(101 + place * 2)])
      const { notification } = await review(ana, await placeToReview(), undefined, files)
      badges.push(...(notification?.newBadges ?? []).map(({ name }) => name))
    }
    expect(badges).toEqual(['Primera Reseña', 'Fotógrafo'])
  })

  test('Viajero Activo needs seven days within thirty', async () => {
    const ana = await newcomer()
    const daysAgo = async (days: number) => {
      const { data } = await review(ana, await placeToReview())
      await andariego.services.database
        .updateTable('reviews')
        .set({ created_at: new Date(Date.now() - days * 86_400_000) })
        .where('id', '=', data.id)
        .execute()
    }
    for (const days of [40, 29, 12, 9, 5, 3, 2]) await daysAgo(days)
    expect(await badgesOf(ana)).toEqual(['Primera Reseña'])
    const { notification } = await addPlace(ana)
    expect(notification?.newBadges.map(({ name }) => name)).toEqual(['Viajero Activo'])
  })
})
