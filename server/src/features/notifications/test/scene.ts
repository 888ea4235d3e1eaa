import { sql } from 'kysely'
import { type TestApp, testApp } from '../../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../../test/traveller.ts'
import { newPlace } from '../../../../test/world.ts'

/** Starts a product, with helpers for events that others are notified of. */
export const openScene = async () => {
  const andariego: TestApp = await testApp()
  const { database } = andariego.services
  const newcomer = async (name: string): Promise<Traveller> => {
    const person = await traveller(andariego)
    await person.api('PUT /users/me/profile', { body: { name } })
    return person
  }
  const gather = async <const Names extends readonly string[]>(...names: Names) =>
    (await Promise.all(names.map(newcomer))) as { [Index in keyof Names]: Traveller }
  const review = async (by: Traveller, placeId: string) => {
    const form = new FormData()
    form.set('rating', '4')
    form.set('content', 'Un lugar que vale la pena.')
    const { data } = await by.api('POST /places/:id/reviews', { params: { id: placeId }, form })
    return data.id
  }
  const placeOf = (by: Traveller) => by.api('POST /places', { body: newPlace() })
  /** Creates a review, of a place that its author added. */
  const reviewOf = async (by: Traveller) => {
    const place = await placeOf(by)
    return { placeName: place.name, placeId: place.id, reviewId: await review(by, place.id) }
  }
  const like = (by: Traveller, reviewId: string) =>
    by.api('POST /places/reviews/:id/reaction', { params: { id: reviewId }, body: { type: 'like' } })
  const write = (by: Traveller, to: Traveller, content = 'Hola.') =>
    by.api('POST /direct-messages', { body: { receiverId: to.id, content } })
  const told = async (who: Traveller, kind?: string) => {
    const { data } = await who.api('GET /notifications')
    return kind === undefined ? data : data.filter((one) => one.kind === kind)
  }
  const texts = async (who: Traveller, kind?: string) => (await told(who, kind)).map(({ text }) => text)
  const unread = async (who: Traveller) => (await who.api('GET /notifications/unread-count')).data.unreadCount
  /** Moves all of this user's notifications so many minutes into the past. */
  const minutesPass = (who: Traveller, minutes: number) =>
    database
      .updateTable('notifications')
      .set(({ ref }) => ({ shown_at: sql<Date>`${ref('shown_at')} - make_interval(mins => ${minutes})` }))
      .where('user_id', '=', who.id)
      .execute()
  const lettersTo = ({ email }: Traveller) => andariego.letters.filter(({ to }) => to === email)
  return {
    andariego,
    gather,
    newcomer,
    placeOf,
    review,
    reviewOf,
    like,
    write,
    told,
    texts,
    unread,
    minutesPass,
    lettersTo,
  }
}
