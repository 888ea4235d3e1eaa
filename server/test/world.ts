import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { moderators } from '../src/features/accounts/public.ts'
import type { TestApp } from './test-app.ts'
import { PASSWORD, type Traveller, traveller } from './traveller.ts'

/** The data of a permissions test: an owner with one of everything, and an unrelated stranger. */
export interface World {
  test: TestApp
  owner: Traveller
  stranger: Traveller
  /** A moderator, unrelated to the owner. */
  moderator: Traveller
  /** Another moderator; created on first use. */
  colleague: () => Promise<Traveller>
  placeId: string
  reviewId: string
  mediaId: string
  /** Another session of the owner's, not the one that makes the requests. */
  sessionId: string
  /** A group of the owner's with one member; created on first use. */
  company: () => Promise<{ groupId: string; member: Traveller }>
}

let count = 0

export const newForm = async () => {
  const form = new FormData()
  form.set('rating', '4')
  form.set('content', 'Un lugar que vale la pena.')
  form.set('media[0]', await newPhoto())
  return form
}

const newPhoto = async () => {
  const pixels = { width: 16, height: 16, channels: 3 as const, background: 'teal' }
  const photo = await sharp({ create: pixels }).jpeg().toBuffer()
  return new File([photo], 'foto.jpg', { type: 'image/jpeg' })
}

export const newPortrait = async () => {
  const form = new FormData()
  form.set('portrait', await newPhoto())
  return form
}

/** Returns the data of a place that nobody has added yet. */
export const newPlace = () => {
  count += 1
  const latitude = (count % 160) - 80
  return { name: `Faro ${randomUUID()}`, address: 'Camino del faro', latitude, longitude: count % 170 }
}

export const newWorld = async (test: TestApp): Promise<World> => {
  const [owner, stranger, moderator] = await Promise.all([traveller(test), traveller(test), traveller(test)])
  await moderators(test.services).add(moderator.email)
  const place = await owner.api('POST /places', { body: newPlace() })
  const { data: review } = await owner.api('POST /places/:id/reviews', {
    params: { id: place.id },
    form: await newForm(),
  })
  await test.api()('POST /auth/login', { body: { email: owner.email, password: PASSWORD } })
  const gather = async () => {
    const member = await traveller(test)
    const { data } = await owner.api('POST /groups', { body: { name: 'Rumbo al sur' } })
    const params = { id: data.id }
    await owner.api('POST /groups/:id/members', { params, body: { userIds: [member.id] } })
    return { groupId: data.id, member }
  }
  let gathered: ReturnType<typeof gather> | undefined
  const appoint = async () => {
    const colleague = await traveller(test)
    await moderators(test.services).add(colleague.email)
    return colleague
  }
  let appointed: ReturnType<typeof appoint> | undefined
  const { data: devices } = await owner.api('GET /auth/sessions')
  return {
    test,
    owner,
    stranger,
    moderator,
    placeId: place.id,
    reviewId: review.id,
    mediaId: review.media[0]?.id ?? '',
    sessionId: devices.find(({ current }) => !current)?.id ?? '',
    colleague: () => {
      appointed ??= appoint()
      return appointed
    },
    company: () => {
      gathered ??= gather()
      return gathered
    },
  }
}
