import type { TestApp } from '../../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../../test/traveller.ts'
import { newForm } from '../../../../test/world.ts'
import { decideAs, moderator } from './scene.ts'

/** Words that each occur in one thing only. */
export const MARKS = {
  place: 'Quetzalina',
  description: 'membrillo',
  older: 'guanábana',
  review: 'zarzamora',
  message: 'pomelo',
  group: 'arrayán',
  itinerary: 'chirimoya',
  comment: 'lúcuma',
  profile: 'pitahaya',
} as const
export type Marked = keyof typeof MARKS

/** Where the place is, as answers write it: on a map it may be a point without a name. */
export const POSITION = { latitude: -34.62, longitude: -58.37 }

/** In the order in which they are hidden: what holds others comes later. */
export const THINGS = [
  'review',
  'media',
  'description',
  'older',
  'message',
  'group',
  'itinerary',
  'comment',
  'profile',
  'place',
] as const
export type Thing = (typeof THINGS)[number]

const describeAs = (who: Traveller, id: string, description: string) =>
  who.api('PUT /places/:id/description', { params: { id }, body: { description } })

/** Creates an author with one of everything, a reader, and a moderator. */
export const publish = async (andariego: TestApp) => {
  const [judge, author, reader] = await Promise.all([
    moderator(andariego),
    traveller(andariego),
    traveller(andariego),
  ])
  const ask = async (message: string) => {
    const body = { message, conversationId: null, timestamp: new Date().toISOString() }
    await reader.api('POST /chat/messages', { body })
  }
  await author.api('PUT /users/me/profile', {
    body: {
      isPublic: true,
      name: `Lucía ${MARKS.profile}`,
      handle: `lucia_${MARKS.profile}`,
      bio: `Planto ${MARKS.profile}.`,
      homeCity: `Villa ${MARKS.profile}`,
      emailVisibility: 'nobody',
    },
  })
  const place = await author.api('POST /places', {
    body: { name: `Playa ${MARKS.place}`, address: 'Camino al mar', city: 'Buenos Aires', ...POSITION },
  })
  // Visible throughout: what is near it, and lists around it, must lose the other one.
  const neighbour = await reader.api('POST /places', {
    body: {
      name: 'Faro del Sur',
      address: 'Camino al mar',
      city: 'Buenos Aires',
      latitude: -34.621,
      longitude: -58.371,
    },
  })
  await describeAs(author, place.id, `Una playa larga y clara donde crece el ${MARKS.older}.`)
  await describeAs(author, place.id, `Una playa tranquila que huele a ${MARKS.description} al atardecer.`)
  const form = await newForm()
  form.set('content', `La playa es muy tranquila y limpia, con sabor a ${MARKS.review}.`)
  const { data: review } = await author.api('POST /places/:id/reviews', { params: { id: place.id }, form })
  await reader.api('POST /places/reviews/:id/reaction', { params: { id: review.id }, body: { type: 'like' } })
  await reader.api('POST /places/:id/favorite', { params: { id: place.id } })
  const { data: message } = await author.api('POST /direct-messages', {
    body: { receiverId: reader.id, content: `¿Probaste el ${MARKS.message}?` },
  })
  const { data: group } = await author.api('POST /groups', { body: { name: `Amigos del ${MARKS.group}` } })
  await author.api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds: [reader.id] } })
  const { data: itinerary } = await author.api('POST /itineraries', {
    body: { name: `Ruta de la ${MARKS.itinerary}`, items: [{ placeId: place.id, date: '2027-01-10' }] },
  })
  await author.api('PUT /itineraries/:id/groups', {
    params: { id: itinerary.id },
    body: { groupIds: [group.id] },
  })
  const linkOf = async (kind: 'public' | 'calendar') => {
    const params = { id: itinerary.id }
    return (await author.api('POST /itineraries/:id/links', { params, body: { kind } })).data.url
  }
  const [page, calendar] = [await linkOf('public'), await linkOf('calendar')]
  const { data: comment } = await author.api('POST /itineraries/:id/comments', {
    params: { id: itinerary.id },
    body: { stopId: itinerary.items[0]?.id ?? '', content: `Allí venden ${MARKS.comment}` },
  })
  const { data: versions } = await reader.api('GET /places/:id/description/history', {
    params: { id: place.id },
  })
  await ask('¿Dónde hay una playa tranquila?')
  const ids: Record<Marked | 'media', string> = {
    place: place.id,
    description: versions[0]?.id ?? '',
    older: versions[1]?.id ?? '',
    review: review.id,
    media: review.media[0]?.id ?? '',
    message: message.id,
    group: group.id,
    itinerary: itinerary.id,
    comment: comment.id,
    profile: author.id,
  }
  /** What may be part of an address, by what its path calls it. */
  const tokens = [page.split('/').at(-1) ?? '', calendar.split('/').at(-2) ?? '']
  // A former one: the answer to the present one would repeat what was asked.
  const handles = ['lucia_de_antes']
  await andariego.services.database
    .insertInto('handles')
    .values({ handle: 'lucia_de_antes', user_id: author.id })
    .execute()
  const known = [place.id, neighbour.id, review.id, ids.media, author.id, reader.id, group.id, itinerary.id]
  const typeOf = (thing: Marked | 'media') =>
    thing === 'older' ? 'description' : thing === 'profile' ? 'user' : thing
  const decided = (decision: 'hide' | 'restore') => (thing: Marked | 'media') =>
    decideAs(judge)(typeOf(thing), ids[thing], decision)
  const restore = async (thing: Marked | 'media') => {
    await decided('restore')(thing)
    // The news of so many decisions would push everything else off the first page.
    await andariego.services.database.deleteFrom('notifications').where('kind', '=', 'decision').execute()
  }
  return { judge, author, reader, ids, known, tokens, handles, ask, hide: decided('hide'), restore }
}
export type Published = Awaited<ReturnType<typeof publish>>
