import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Account } from '../tools/accounts.ts'
import { PAYLOADS } from './script-payloads.ts'

/** As many payloads as fit into a text of this length, starting at the one numbered `first` and then from the beginning again. */
export const many = (length: number, first = 0) => {
  let text = ''
  for (const payload of [...PAYLOADS.slice(first), ...PAYLOADS.slice(0, first)])
    if (text.length + payload.length + 1 <= length) text += `${payload} `
  return text.trim()
}
export const one = (index: number) => PAYLOADS[index % PAYLOADS.length] ?? ''
/** Where others may not write addresses, none of the payloads has one. */
const withoutLinks = (text: string) => text.replaceAll('https://example.com', '')

const reviewOf = (index: number) => {
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', many(1000, index))
  return form
}

/** Adds a place with a review whose texts are payloads, and returns its id. */
export const addPlace = async ({ api }: Account, index: number) => {
  const payload = one(index)
  const { id } = await api('POST /places', {
    body: {
      name: payload,
      address: `${payload} ${index}`,
      city: payload,
      description: many(1000, index),
      latitude: (index % 80) - 40 + 0.5,
      longitude: index - 60,
    },
  })
  await api('POST /places/:id/reviews', { params: { id }, form: reviewOf(index) })
  return id
}

/** Makes a trip whose texts are payloads, with a copy and a public page. */
export const addTrip = async ({ api }: Account, [first = '', second = '']: string[]) => {
  const items = [{ placeId: first, date: '2027-03-01' }]
  const { data: trip } = await api('POST /itineraries', { body: { name: 'Un viaje', items } })
  const params = { id: trip.id }
  await api('PUT /itineraries/:id', { params, body: { name: many(100), items } })
  const stopId = randomUUID()
  const operations = [
    { kind: 'add-stop', stopId, placeId: second, date: '2027-03-02', after: null },
    {
      kind: 'set-stop',
      stopId,
      fields: { note: many(1000, 28), booking: { reference: many(100), link: null } },
    },
    { kind: 'set-day', date: '2027-03-02', fields: { title: many(80, 5), note: many(1000, 34) } },
    { kind: 'add-item', itemId: randomUUID(), text: many(200, 12) },
  ] as const
  const { data } = await api('POST /itineraries/:id/operations', {
    params,
    body: { operations: operations.map((operation) => ({ id: randomUUID(), operation })) },
  })
  expect(data.rejected).toEqual([])
  await api('POST /itineraries/:id/comments', { params, body: { stopId, content: many(400, 20) } })
  const { data: link } = await api('POST /itineraries/:id/links', {
    params,
    body: { kind: 'public', fields: ['dates', 'notes', 'people'] },
  })
  await api('POST /itineraries/:id/copy', { params, body: { name: many(90, 40) } })
  return { id: trip.id, publicPath: new URL(link.url).pathname }
}

/** Writes payloads about oneself, in a group, to each other, and to the assistant. */
export const meet = async (ana: Account, luz: Account) => {
  await ana.api('PUT /users/me/profile', {
    body: {
      name: 'Ana "><img src=x>',
      bio: many(300, 3),
      homeCity: many(80, 8),
      emailVisibility: 'everyone',
    },
  })
  const { data: group } = await ana.api('POST /groups', {
    body: { name: many(50), description: many(200, 7) },
  })
  await ana.api('POST /groups/:id/members', {
    params: { id: group.id },
    body: { userIds: [luz.session.user.id] },
  })
  await luz.api('POST /direct-messages', {
    body: { receiverId: ana.session.user.id, content: withoutLinks(many(600, 30)) },
  })
  await ana.api('POST /chat/messages', { body: { message: many(300, 25) } })
}

/**
 * Others change, correct and report what Ana published, moderators decide about it, and Ana answers, each in payloads. Returns the
 * case that stays open.
 */
export const quarrel = async (ana: Account, luz: Account, judges: [Account, Account], place: string) => {
  const [judge, other] = judges
  const params = { id: place }
  await luz.api('PUT /places/:id/description', { params, body: { description: many(1000, 9) } })
  const suggest = (fact: { name: string } | { city: string }, note: string) =>
    luz.api('POST /places/:id/corrections', { params, body: { fact, note } })
  await suggest({ name: withoutLinks(many(100, 17)) }, many(200, 21))
  const { data: declined } = await suggest({ city: many(80, 22) }, many(200, 23))
  await ana.api('POST /corrections/:id/decision', {
    params: { id: declined.id },
    body: { isAccepted: false, reason: many(200, 24) },
  })

  const { data: review } = await luz.api('POST /places/:id/reviews', { params, form: reviewOf(31) })
  await luz.api('PUT /places/reviews/:id', {
    params: { id: review.id },
    body: { rating: 1, content: many(1000, 33) },
  })
  const report = async (by: Account, subjectType: 'review' | 'place', subjectId: string) => {
    const body = { subjectType, subjectId, reason: 'other', note: many(400, 35) } as const
    return (await by.api('POST /reports', { body })).data.id
  }
  await report(ana, 'review', review.id)
  const { data: decision } = await judge.api('POST /moderation/decisions', {
    body: { subjectType: 'review', subjectId: review.id, decision: 'hide', reason: many(400, 37) },
  })
  const { data: appealed } = await luz.api('POST /moderation/decisions/:id/appeal', {
    params: { id: decision.id },
    body: { text: many(400, 39) },
  })
  expect(appealed.id).toBe(decision.id)
  await other.api('POST /moderation/appeals/:id/answer', {
    params: { id: decision.id },
    body: { isUpheld: true, reason: many(400, 41) },
  })
  return report(luz, 'place', place)
}
