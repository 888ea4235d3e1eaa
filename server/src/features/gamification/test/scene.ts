import sharp from 'sharp'
import { expect } from 'vitest'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../../test/traveller.ts'
import { ledgerRepository } from '../ledger-repository.ts'

/** Starts a product with a host, who adds places and likes reviews, and helpers for travellers' deeds. */
export const openScene = async () => {
  const andariego: TestApp = await testApp()
  const host = await traveller(andariego)
  const newcomer = () => traveller(andariego)
  let count = 0
  const addPlace = (by: Traveller, city: string | null = null) => {
    count += 1
    const position = { latitude: count % 80, longitude: (count * 7) % 170 }
    return by.api('POST /places', {
      body: { name: `Plaza ${count}`, address: 'Calle Mayor', city, ...position },
    })
  }
  const placeToReview = async (city: string | null = null) => (await addPlace(host, city)).id
  const photo = async (seed: number) => {
    const background = { r: (seed * 37) % 256, g: (seed * 91) % 256, b: (seed * 151) % 256 }
    const image = sharp({ create: { width: 64, height: 48, channels: 3, background } })
    return new File([new Uint8Array(await image.png().toBuffer())], 'foto.png', { type: 'image/png' })
  }
  const review = (by: Traveller, placeId: string, content = 'Vale la pena.', files: File[] = []) => {
    const form = new FormData()
    form.set('rating', '5')
    form.set('content', content)
    for (const [index, file] of files.entries()) form.set(`media[${index}]`, file)
    return by.api('POST /places/:id/reviews', { params: { id: placeId }, form })
  }
  const remove = (by: Traveller, reviewId: string) =>
    by.api('DELETE /places/reviews/:id', { params: { id: reviewId } })
  const press = (by: Traveller, reviewId: string, type: 'like' | 'dislike' = 'like') =>
    by.api('POST /places/reviews/:id/reaction', { params: { id: reviewId }, body: { type } })
  const stats = (of: Traveller, by = of) => by.api('GET /users/:id/stats', { params: { id: of.id } })
  const pointsOf = async (of: Traveller) => (await stats(of, host)).data.points
  const badgesOf = async (of: Traveller) => (await stats(of, host)).data.badges.map(({ name }) => name)
  const ledgerOf = (of: Traveller) => ledgerRepository(andariego.services.database).all(of.id)
  /** Checks that the balance equals the ledger's sum, and returns it. */
  const balanced = async (of: Traveller) => {
    const sum = (await ledgerOf(of)).reduce((total, { points }) => total + points, 0)
    expect(await pointsOf(of)).toBe(sum)
    return sum
  }
  /** Moves everything so far to the day before. */
  const aDayPasses = ({ id }: Traveller) =>
    andariego.services.database
      .updateTable('points_ledger')
      .set({ created_at: new Date(Date.now() - 86_400_000) })
      .where('user_id', '=', id)
      .execute()

  return {
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
  }
}
