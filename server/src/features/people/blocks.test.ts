import { afterAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { testApp } from '../../../test/test-app.ts'
import { testDatabase } from '../../../test/test-database.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'

const andariego = await testApp()
afterAll(() => andariego.close())

const block = (by: Traveller, { id }: Traveller) => by.api('PUT /users/:id/block', { params: { id } })
const send = (from: Traveller, to: Traveller, content = 'Hola.') =>
  from.api('POST /direct-messages', { body: { receiverId: to.id, content } })
const unread = async (of: Traveller) => (await of.api('GET /direct-messages/unread-count')).data.unreadCount
const statusOf = async (call: Promise<unknown>) => (await refusal(call)).status

const reviewed = async (by: Traveller, placeId: string) => {
  const form = new FormData()
  form.set('rating', '4')
  form.set('content', 'Un lugar que vale la pena.')
  return (await by.api('POST /places/:id/reviews', { params: { id: placeId }, form })).data.id
}

/** Creates two people who know each other: reviews of one place, messages, a common group. */
const acquainted = async () => {
  const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
  const { id: placeId } = await ana.api('POST /places', { body: newPlace() })
  const reviews = { ana: await reviewed(ana, placeId), bruno: await reviewed(bruno, placeId) }
  await send(ana, bruno)
  await send(bruno, ana)
  const { data: group } = await ana.api('POST /groups', { body: { name: 'Rumbo al sur' } })
  const params = { id: group.id }
  await ana.api('POST /groups/:id/members', { params, body: { userIds: [bruno.id] } })
  return { ana, bruno, placeId, reviews, groupId: group.id }
}

describe('a block', () => {
  test('makes two people invisible to each other, whoever made it', async () => {
    const { ana, bruno, placeId, reviews } = await acquainted()
    await block(ana, bruno)
    for (const [one, other, review] of [
      [ana, bruno, reviews.bruno],
      [bruno, ana, reviews.ana],
    ] as const) {
      const params = { id: other.id }
      expect(await statusOf(one.api('GET /users/:id', { params }))).toBe(404)
      expect(await statusOf(one.api('GET /users/:id/stats', { params }))).toBe(404)
      expect(await statusOf(one.api('GET /users/:id/milestones', { params }))).toBe(404)
      expect(await statusOf(one.api('GET /users/:id/favorites', { params }))).toBe(404)
      const found = await one.api('GET /users/search', { query: { email: other.email } })
      expect(found.data).toEqual([])
      const conversations = await one.api('GET /direct-messages/conversations')
      expect(conversations.data).toEqual([])
      expect(await unread(one)).toBe(0)
      const thread = one.api('GET /direct-messages/conversation/:userId', {
        params: { userId: other.id },
        query: {},
      })
      expect(await statusOf(thread)).toBe(404)
      const [ofPlace, ofAll] = await Promise.all([
        one.api('GET /places/:id/reviews', { params: { id: placeId } }),
        one.api('GET /places/reviews'),
      ])
      for (const { data } of [ofPlace, ofAll])
        expect(data.map(({ userId }) => userId)).not.toContain(other.id)
      const reaction = { params: { id: review } }
      expect(await statusOf(one.api('GET /places/reviews/:id/reaction', reaction))).toBe(404)
      const like = one.api('POST /places/reviews/:id/reaction', { ...reaction, body: { type: 'like' } })
      expect(await statusOf(like)).toBe(404)
      expect(await statusOf(send(one, other))).toBe(404)
    }
    // Visitors still see both.
    const { data } = await andariego.api()('GET /places/:id/reviews', { params: { id: placeId } })
    expect(data).toHaveLength(2)
  })

  test("keeps a common group, where each sees only the other's name, and prevents invitations", async () => {
    const { ana, bruno, groupId } = await acquainted()
    await bruno.api('PUT /users/me/profile', {
      body: { name: 'Bruno', handle: 'bruno_b', emailVisibility: 'everyone' },
    })
    const membersSeenByAna = async () =>
      (await ana.api('GET /groups/:id', { params: { id: groupId } })).data.members
    expect(await membersSeenByAna()).toMatchObject([{ userEmail: bruno.email, userHandle: 'bruno_b' }])
    await block(bruno, ana)
    expect(await membersSeenByAna()).toEqual([
      { id: bruno.id, email: null, userEmail: null, userName: 'Bruno', userHandle: null, userPortrait: null },
    ])
    await ana.api('PUT /users/me/profile', { body: { name: 'Ana', emailVisibility: 'everyone' } })
    const { data: seen } = await bruno.api('GET /groups/:id', { params: { id: groupId } })
    expect(seen).toMatchObject({ admin: null, adminPerson: { userEmail: null, userName: 'Ana' } })
    // Without a name there is nothing else to call an admin by.
    await ana.api('PUT /users/me/profile', { body: { name: null, emailVisibility: 'everyone' } })
    const { data: unnamed } = await bruno.api('GET /groups/:id', { params: { id: groupId } })
    expect(unnamed.admin).toBe(ana.email)
    const { data: other } = await ana.api('POST /groups', { body: { name: 'Sin Bruno' } })
    const invite = ana.api('POST /groups/:id/members', {
      params: { id: other.id },
      body: { userIds: [bruno.id] },
    })
    expect(await statusOf(invite)).toBe(422)
  })

  test('holds for names and handles chosen later: neither is found or shown by them', async () => {
    const { ana, bruno, placeId } = await acquainted()
    await block(ana, bruno)
    for (const [one, other, name, handle] of [
      [ana, bruno, 'Peregrino Nuevo', 'peregrino_nuevo'],
      [bruno, ana, 'Romera Distinta', 'romera_distinta'],
    ] as const) {
      await other.api('PUT /users/me/profile', {
        body: { name, handle, emailVisibility: 'everyone', isPublic: true },
      })
      for (const text of [name, handle, `@${handle}`, other.email])
        expect((await one.api('GET /users/search', { query: { email: text } })).data).toEqual([])
      expect(await statusOf(one.api('GET /users/by-handle/:handle', { params: { handle } }))).toBe(404)
      expect(await statusOf(one.api('GET /users/:id', { params: { id: other.id } }))).toBe(404)
      const seen = await Promise.all([
        one.api('GET /places/:id/reviews', { params: { id: placeId } }),
        one.api('GET /places/reviews'),
        one.api('GET /direct-messages/conversations'),
        one.api('GET /notifications', { query: {} }),
      ])
      expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${name}|${handle}`))
    }
  })

  test('can be made and removed any number of times, but not of oneself', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    await send(ana, bruno)
    const list = async (of: Traveller) => (await of.api('GET /users/me/blocks')).data.map(({ id }) => id)
    for (let time = 0; time < 2; time++) expect((await block(ana, bruno)).data).toEqual({ isBlocked: true })
    // A blocked person may block as well, and that block stays when the other one ends.
    await block(bruno, ana)
    expect([await list(ana), await list(bruno)]).toEqual([[bruno.id], [ana.id]])
    for (let time = 0; time < 2; time++)
      await ana.api('DELETE /users/:id/block', { params: { id: bruno.id } })
    expect(await statusOf(send(ana, bruno))).toBe(404)
    await bruno.api('DELETE /users/:id/block', { params: { id: ana.id } })
    await send(ana, bruno)
    const { data } = await bruno.api('GET /direct-messages/conversations')
    expect(data).toHaveLength(1)
    expect(await statusOf(block(ana, ana))).toBe(422)
    const nobody = { id: '01890000-0000-7000-8000-000000000000' } as Traveller
    expect(await statusOf(block(ana, nobody))).toBe(404)
  })

  test('and a simultaneous message: whichever comes first, no message arrives after the block', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    await send(ana, bruno)
    const sent = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        if (index === 3) await block(bruno, ana)
        return send(ana, bruno, `Mensaje ${index}`).then(
          () => true,
          () => false,
        )
      }),
    )
    const before = sent.filter(Boolean).length
    expect(await statusOf(send(ana, bruno))).toBe(404)
    await bruno.api('DELETE /users/:id/block', { params: { id: ana.id } })
    const thread = await bruno.api('GET /direct-messages/conversation/:userId', {
      params: { userId: ana.id },
      query: {},
    })
    expect(thread.data).toHaveLength(1 + before)
  })
})

test('messages of a muted person arrive without being counted', async () => {
  const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
  const params = { id: ana.id }
  await bruno.api('PUT /users/:id/mute', { params })
  await send(ana, bruno)
  expect(await unread(bruno)).toBe(0)
  const { data } = await bruno.api('GET /direct-messages/conversations')
  expect(data[0]).toMatchObject({ unreadCount: 1, isMuted: true })
  expect((await bruno.api('GET /users/:id', { params })).data.isMuted).toBe(true)
  expect((await bruno.api('GET /users/me/mutes')).data.map(({ id }) => id)).toEqual([ana.id])
  await bruno.api('DELETE /users/:id/mute', { params })
  expect(await unread(bruno)).toBe(1)
})

describe('the first message of a stranger', () => {
  const list = async (of: Traveller, kind: 'all' | 'accepted' | 'requests') =>
    (await of.api('GET /direct-messages/conversations', { query: { kind } })).data.map(
      ({ isRequest }) => isRequest,
    )

  test('waits among the requests until it is accepted or answered', async () => {
    for (const ends of ['accepted', 'answered'] as const) {
      const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
      await send(ana, bruno)
      expect([await list(bruno, 'all'), await list(bruno, 'requests')]).toEqual([[true], [true]])
      expect([await list(bruno, 'accepted'), await list(ana, 'accepted')]).toEqual([[], [false]])
      if (ends === 'answered') await send(bruno, ana)
      else await bruno.api('PUT /direct-messages/requests/:userId', { params: { userId: ana.id } })
      expect([await list(bruno, 'requests'), await list(bruno, 'accepted')]).toEqual([[], [false]])
    }
  })

  test('and the following ones may contain no link before that', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    const links = [
      'Mira https://ejemplo.example/a',
      'www.premios.example',
      'Entra en gana-ya.com',
      'HTTP://x',
    ]
    for (const content of links)
      expect([content, (await refusal(send(ana, bruno, content))).body.code]).toEqual([
        content,
        'link-to-stranger',
      ])
    await send(ana, bruno, 'Hola... ¿vas a Cusco? Salgo a las 6.30.Nos vemos, p.ej. el lunes')
    for (const content of links) expect(await statusOf(send(ana, bruno, content))).toBe(422)
    await send(bruno, ana, 'Hola.')
    await send(ana, bruno, links[0])
  })

  test('is no request when both are in a group', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    const { data } = await ana.api('POST /groups', { body: { name: 'Costa norte' } })
    await ana.api('POST /groups/:id/members', { params: { id: data.id }, body: { userIds: [bruno.id] } })
    await send(bruno, ana, 'El mapa: https://ejemplo.example')
    expect(await list(ana, 'accepted')).toEqual([false])
  })
})

test('a new account writes to ten strangers a day, and to people it knows without limit', async () => {
  // One application applies the limits; the other creates the accounts without them.
  const database = await testDatabase()
  const [free, limited] = [await testApp({}, database), await testApp({ RATE_LIMITS: 'on' }, database)]
  try {
    const [ana, ...others] = (await Promise.all(Array.from({ length: 13 }, () => traveller(free)))) as [
      Traveller,
      ...Traveller[],
    ]
    const { data } = await limited.api()('POST /auth/login', {
      body: { email: ana.email, password: ana.password },
    })
    const strict = { ...ana, api: limited.api(data.accessToken) }
    const outcomes: number[] = []
    for (const other of others)
      outcomes.push(
        await send(strict, other).then(
          () => 201,
          ({ status }) => status,
        ),
      )
    expect(outcomes).toEqual([...Array(10).fill(201), 429, 429])
    await send(strict, others[0] as Traveller, 'Otra vez.')
    await send(others[11] as Traveller, ana)
    await send(strict, others[11] as Traveller, 'Te respondo.')
  } finally {
    await limited.close()
    await free.close()
  }
}, 60_000)

test('whoever ends a block or hears somebody again does so for themselves alone', async () => {
  const [ana, bruno, clara] = await Promise.all([1, 2, 3].map(() => traveller(andariego)))
  if (!ana || !bruno || !clara) throw new Error('nobody')
  const params = { id: clara.id }
  for (const { api } of [ana, bruno]) {
    await api('PUT /users/:id/mute', { params })
    await api('DELETE /users/:id/mute', { params })
    await api('PUT /users/:id/mute', { params })
  }
  await ana.api('DELETE /users/:id/mute', { params })
  const muted = async (by: Traveller) => (await by.api('GET /users/me/mutes')).data.map(({ id }) => id)
  expect([await muted(ana), await muted(bruno)]).toEqual([[], [clara.id]])
  for (const one of [ana, bruno]) await block(one, clara)
  await ana.api('DELETE /users/:id/block', { params })
  const blocked = async (by: Traveller) => (await by.api('GET /users/me/blocks')).data.map(({ id }) => id)
  expect([await blocked(ana), await blocked(bruno)]).toEqual([[], [clara.id]])
})
