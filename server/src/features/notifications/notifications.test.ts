import { NOTIFICATION_DAYS } from '@andariego/contract/notifications-rules'
import { afterAll, describe, expect, test } from 'vitest'
import { heardUntil, liveStream } from '../../../test/live-stream.ts'
import { told as partsOfProduct } from '../../features.ts'
import { decideAs, moderator } from '../moderation/test/scene.ts'
import { notificationsRepository } from './notifications-repository.ts'
import { openScene } from './test/scene.ts'

const scene = await openScene()
const {
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
} = scene
afterAll(() => andariego.close())

describe('a like', () => {
  test('is combined with others of the same review, latest first', async () => {
    const [ana, lucia, bruno, carla] = await gather('Ana', 'Lucía', 'Bruno', 'Carla')
    const { reviewId, placeId, placeName } = await reviewOf(ana)
    await like(bruno, reviewId)
    expect(await texts(ana, 'reaction')).toEqual([`A Bruno le gustó tu reseña de ${placeName}.`])
    await like(carla, reviewId)
    expect(await texts(ana, 'reaction')).toEqual([`A Carla y Bruno les gustó tu reseña de ${placeName}.`])
    await like(lucia, reviewId)
    const [one] = await told(ana, 'reaction')
    expect(one).toMatchObject({
      text: `A Lucía y 2 más les gustó tu reseña de ${placeName}.`,
      address: `/place/${placeId}#resena-${reviewId}`,
      count: 3,
      isRead: false,
    })
    expect(one?.people.map(({ userName }) => userName)).toEqual(['Lucía', 'Carla', 'Bruno'])
    expect(await unread(ana)).toBe(1)
  })

  test('that is taken back disappears, and given again is not announced twice', async () => {
    const [ana, bruno] = await gather('Ana', 'Bruno')
    const { reviewId } = await reviewOf(ana)
    await like(bruno, reviewId)
    const until = (await told(ana, 'reaction'))[0]?.at ?? ''
    await ana.api('POST /notifications/read', { body: { until } })
    await like(bruno, reviewId)
    expect(await texts(ana, 'reaction')).toEqual([])
    await like(bruno, reviewId)
    expect(await told(ana, 'reaction')).toMatchObject([{ count: 1, isRead: true }])
    expect(await unread(ana)).toBe(0)
  })

  test('is not announced across a block or mute, nor those from before', async () => {
    const [ana, bruno, carla] = await gather('Ana', 'Bruno', 'Carla')
    const first = await reviewOf(ana)
    await like(bruno, first.reviewId)
    await like(carla, first.reviewId)
    await ana.api('PUT /users/:id/block', { params: { id: bruno.id } })
    await ana.api('PUT /users/:id/mute', { params: { id: carla.id } })
    const second = await reviewOf(ana)
    await like(carla, second.reviewId)
    expect([await texts(ana, 'reaction'), await unread(ana)]).toEqual([[], 0])
    await ana.api('DELETE /users/:id/mute', { params: { id: carla.id } })
    // Likes given while she was muted are never announced.
    expect(await texts(ana, 'reaction')).toEqual([`A Carla le gustó tu reseña de ${first.placeName}.`])
  })

  test("is deleted with its giver's account, and hidden with the review", async () => {
    const judge = await moderator(andariego)
    const [ana, bruno, carla] = await gather('Ana', 'Bruno', 'Carla')
    const { reviewId, placeName } = await reviewOf(ana)
    await like(bruno, reviewId)
    await like(carla, reviewId)
    await bruno.api('DELETE /users/me', { body: { password: bruno.password } })
    expect(await texts(ana, 'reaction')).toEqual([`A Carla le gustó tu reseña de ${placeName}.`])
    await decideAs(judge)('review', reviewId, 'hide')
    expect(await texts(ana, 'reaction')).toEqual([])
    await decideAs(judge)('review', reviewId, 'restore')
    expect(await texts(ana, 'reaction')).toEqual([`A Carla le gustó tu reseña de ${placeName}.`])
  })
})

describe('a message', () => {
  test('is announced once the reader was away, by conversation, until it is read, and then again', async () => {
    const [ana, bruno] = await gather('Ana', 'Bruno')
    await write(bruno, ana)
    await write(bruno, ana, '¿Estás?')
    expect(await texts(ana, 'message')).toEqual([])
    await minutesPass(ana, 6)
    expect(await texts(ana, 'message')).toEqual(['Bruno quiere escribirte.'])
    await write(ana, bruno, 'Sí.')
    expect(await told(ana, 'message')).toMatchObject([
      { text: 'Bruno te envió 2 mensajes.', address: `/chats?con=${bruno.id}` },
    ])
    await ana.api('GET /direct-messages/conversation/:userId', { params: { userId: bruno.id } })
    expect([await texts(ana, 'message'), await unread(ana)]).toEqual([[], 0])
    await write(bruno, ana, '¿Y ahora?')
    await minutesPass(ana, 6)
    expect(await texts(ana, 'message')).toEqual(['Bruno te envió un mensaje.'])
  })
})

test('being added to a group, and a shared or joined trip, are announced to the people concerned', async () => {
  const [ana, bruno] = await gather('Ana', 'Bruno')
  const { data: group } = await ana.api('POST /groups', { body: { name: 'Rumbo al sur' } })
  const groupId = { id: group.id }
  await ana.api('POST /groups/:id/members', { params: groupId, body: { userIds: [bruno.id] } })
  const place = await placeOf(ana)
  const { data: trip } = await ana.api('POST /itineraries', {
    body: { name: 'Costa', items: [{ placeId: place.id, date: '2027-03-01' }] },
  })
  const params = { id: trip.id }
  await ana.api('PUT /itineraries/:id/groups', { params, body: { groupIds: [group.id] } })
  expect(await texts(bruno)).toEqual([
    'Ana compartió contigo el viaje «Costa».',
    'Ana te agregó al grupo «Rumbo al sur».',
  ])
  await ana.api('DELETE /groups/:id/members/:userId', { params: { ...groupId, userId: bruno.id } })
  expect(await texts(bruno)).toEqual([])
  const invitation = { kind: 'invitation', role: 'view' } as const
  const { data: link } = await ana.api('POST /itineraries/:id/links', { params, body: invitation })
  await bruno.api('POST /invitations/:token', { params: { token: link.url.split('/').at(-1) ?? '' } })
  expect(await texts(ana, 'trip')).toEqual(['Bruno se unió a tu viaje «Costa».'])
})

test('a review of a place is announced to the person who added the place', async () => {
  const [ana, bruno] = await gather('Ana', 'Bruno')
  const place = await placeOf(ana)
  await review(bruno, place.id)
  expect(await texts(ana, 'review')).toEqual([`Bruno reseñó ${place.name}, un lugar que agregaste.`])
})

test('the rewards of one deed are announced in the order in which they were earned', async () => {
  const [ana, ...reviewers] = await gather('Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fabián')
  const place = await placeOf(ana)
  for (const reviewer of reviewers) {
    await review(reviewer, place.id)
    // The response to the deed announced both of these.
    expect(await told(reviewer, 'reward')).toMatchObject([
      { text: '¡Ganaste la insignia Primera Reseña!', isRead: true, address: '/profile' },
      { text: '¡Subiste al nivel 2: Turista!', isRead: true },
    ])
  }
})

test("a decision about one's content is announced, and the answer to an appeal", async () => {
  const [judge, other] = await Promise.all([moderator(andariego), moderator(andariego)])
  const ana = await newcomer('Ana')
  const { reviewId } = await reviewOf(ana)
  const { data: decided } = await decideAs(judge)('review', reviewId, 'hide')
  const params = { id: decided.id }
  await ana.api('POST /moderation/decisions/:id/appeal', { params, body: { text: 'No es publicidad.' } })
  const body = { isUpheld: true, reason: 'Lo revisamos de nuevo.' }
  await other.api('POST /moderation/appeals/:id/answer', { params, body })
  const [answer, first] = await told(ana, 'decision')
  expect(answer?.text).toMatch(/^Revisamos tu apelación y mantenemos la decisión\. Reseña: «/)
  expect(first).toMatchObject({ address: '/avisos', people: [] })
  expect(first?.text).toMatch(/^Ocultamos algo que publicaste\. Reseña: «/)
})

test('notifications up to a moment can be marked as read, and the pages follow one another', async () => {
  const [ana, ...others] = await gather('Ana', 'Bruno', 'Carla')
  const reviews = []
  for (let index = 0; index < 23; index++) reviews.push(await reviewOf(ana))
  for (const { reviewId } of reviews) for (const other of others) await like(other, reviewId)
  const first = await ana.api('GET /notifications')
  const second = await ana.api('GET /notifications', { query: { cursor: first.nextCursor ?? '' } })
  const all = [...first.data, ...second.data]
  expect(first.data).toHaveLength(20)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.filter(({ kind }) => kind === 'reaction').map(({ count }) => count)).toEqual(
    reviews.map(() => 2),
  )
  expect(second.nextCursor).toBeNull()
  expect(await unread(ana)).toBe(23)
  const { data } = await ana.api('POST /notifications/read', { body: { until: first.data[3]?.at ?? '' } })
  // The three newer ones.
  expect(data).toEqual({ unreadCount: 3 })
})

test('kinds that a user turned off are not announced', async () => {
  const [ana, bruno] = await gather('Ana', 'Bruno')
  const { data: settings } = await ana.api('GET /notifications/settings')
  const body = { ...settings, modes: { ...settings.modes, reaction: 'none' as const } }
  await ana.api('PUT /notifications/settings', { body })
  const { reviewId } = await reviewOf(ana)
  await like(bruno, reviewId)
  expect(await texts(ana, 'reaction')).toEqual([])
})

test('open pages are told that there is something new', async () => {
  const [ana, bruno] = await gather('Ana', 'Bruno')
  const { reviewId } = await reviewOf(ana)
  const stream = await liveStream(andariego, ana)
  await like(bruno, reviewId)
  const event = '"type":"notifications"'
  expect(await heardUntil(stream, event)).toContain(event)
})

test('twenty simultaneous deeds are announced once each, and old notifications are deleted', async () => {
  const [ana, bruno] = await gather('Ana', 'Bruno')
  const { reviewId } = await reviewOf(ana)
  await Promise.all(Array.from({ length: 21 }, () => like(bruno, reviewId)))
  expect(await told(ana, 'reaction')).toMatchObject([{ count: 1 }])
  await minutesPass(ana, NOTIFICATION_DAYS * 24 * 60 + 1)
  const repository = notificationsRepository(andariego.services.database, partsOfProduct)
  await repository.purge()
  expect(await told(ana)).toEqual([])
})
