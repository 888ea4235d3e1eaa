import { afterAll, describe, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/traveller.ts'
import { openScene } from './test/scene.ts'

const scene = await openScene()
const { andariego, newcomer, placeToReview, review, remove, press, stats, badgesOf, balanced } = scene
afterAll(() => scene.andariego.close())

describe('simultaneous deeds', () => {
  test("twenty reviews by one traveller pay ten, and the balance equals the ledger's sum", async () => {
    const ana = await newcomer()
    const places = await Promise.all(Array.from({ length: 20 }, () => placeToReview()))
    const answers = await Promise.all(places.map((place) => review(ana, place, 'y'.repeat(200))))
    expect(await balanced(ana)).toBe(5 + 10 * 15)
    expect(await badgesOf(ana)).toEqual(['Primera Reseña'])
    const told = answers.flatMap(({ notification }) => notification?.newBadges ?? [])
    expect(told.map(({ name }) => name)).toEqual(['Primera Reseña'])
    await Promise.all(answers.map(({ data }) => remove(ana, data.id)))
    expect(await balanced(ana)).toBe(5)
    expect(await badgesOf(ana)).toEqual([])
  })

  test('thirty likes pay twenty, and complete Super Like and Popular once', async () => {
    const ana = await newcomer()
    const voters = await Promise.all(Array.from({ length: 15 }, newcomer))
    const reviews = await Promise.all(
      [1, 2].map(async () => (await review(ana, await placeToReview())).data.id),
    )
    const before = await balanced(ana)
    await Promise.all(voters.flatMap((voter) => reviews.map((id) => press(voter, id))))
    expect((await balanced(ana)) - before).toBe(20)
    expect((await badgesOf(ana)).sort()).toEqual(['Popular', 'Primera Reseña', 'Super Like'])
    const { notification } = await stats(ana)
    expect(notification?.newBadges.map(({ name }) => name).sort()).toEqual(['Popular', 'Super Like'])

    await Promise.all(voters.map((voter) => press(voter, reviews[0] ?? '')))
    expect(await badgesOf(ana)).toContain('Popular')
    await remove(ana, reviews[1] ?? '')
    expect(await badgesOf(ana)).not.toContain('Super Like')
  })

  test('likes while the author removes the account do not deadlock', async () => {
    const ana = await newcomer()
    const voters = await Promise.all(Array.from({ length: 8 }, newcomer))
    const { data } = await review(ana, await placeToReview())
    const removal = ana.api('DELETE /users/me', { body: { password: PASSWORD } })
    await Promise.all([...voters.map((voter) => press(voter, data.id)), removal])
    const left = await andariego.services.database
      .selectFrom('points_ledger')
      .select('id')
      .where('user_id', '=', ana.id)
      .execute()
    expect(left).toEqual([])
  })
})
