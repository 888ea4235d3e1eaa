import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'

let andariego: TestApp
let ana: Traveller
let luz: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ;[ana, luz] = await Promise.all([traveller(andariego), traveller(andariego)])
  await luz.api('PUT /users/me/profile', { body: { name: 'Luz Salvia', handle: 'luz_salvia' } })
  await luz.api('PUT /users/:id/block', { params: { id: ana.id } })
}, 120_000)
afterAll(() => andariego.close())

/** What a call answers: its body, or the refusal. */
const answerOf = (call: Promise<unknown>) =>
  call.then(
    (body) => ({ status: 200, body }),
    async (error: unknown) => refusal(Promise.reject(error)),
  )

/** The calls that name a person by id, with what Ana needs for them. A report is none: whoever blocks can be reported. */
const calls = async (): Promise<Record<string, (id: string) => Promise<unknown>>> => {
  const { api } = ana
  const place = await api('POST /places', { body: newPlace() })
  const { data: group } = await api('POST /groups', { body: { name: 'Rumbo al norte' } })
  const { data: trip } = await api('POST /itineraries', {
    body: { name: 'Al norte', items: [{ placeId: place.id, date: '2027-01-10' }] },
  })
  return {
    profile: (id) => api('GET /users/:id', { params: { id } }),
    stats: (id) => api('GET /users/:id/stats', { params: { id } }),
    milestones: (id) => api('GET /users/:id/milestones', { params: { id } }),
    favourites: (id) => api('GET /users/:id/favorites', { params: { id } }),
    message: (id) => api('POST /direct-messages', { body: { receiverId: id, content: 'Hola.' } }),
    conversation: (id) =>
      api('GET /direct-messages/conversation/:userId', { params: { userId: id }, query: {} }),
    member: (id) => api('POST /groups/:id/members', { params: { id: group.id }, body: { userIds: [id] } }),
    companion: (id) =>
      api('PUT /itineraries/:id/people/:userId', {
        params: { id: trip.id, userId: id },
        body: { role: 'view' },
      }),
  }
}

describe('somebody who blocks one', () => {
  test('looks to every call like somebody who does not exist', async () => {
    const different: unknown[] = []
    for (const [name, call] of Object.entries(await calls())) {
      const [blocker, nobody] = [await answerOf(call(luz.id)), await answerOf(call(randomUUID()))]
      if (JSON.stringify(blocker) !== JSON.stringify(nobody)) different.push({ name, blocker, nobody })
    }
    expect(different).toEqual([])
  })

  test('has a handle that looks free to nobody, and leads to nobody', async () => {
    const look = (handle: string) => answerOf(ana.api('GET /users/by-handle/:handle', { params: { handle } }))
    expect(await look('luz_salvia')).toEqual(await look('nadie_asi'))
  })

  test('can be reported, which shows nothing of them', async () => {
    const body = { subjectType: 'user', subjectId: luz.id, reason: 'harassment' } as const
    expect(Object.keys((await ana.api('POST /reports', { body })).data)).toEqual(['id'])
  })
})

describe('a name or handle', () => {
  const save = (who: Traveller, body: { name?: string; handle?: string | null }) =>
    answerOf(who.api('PUT /users/me/profile', { body: { name: 'Viajera', ...body } }))

  test.each([
    ['a zero-width space', 'Lucía\u200bMar'],
    ['a zero-width non-joiner', 'Lucía\u200cMar'],
    ['a right-to-left mark', 'Lucía\u200fMar'],
    ['an override of direction', 'Lucía\u202eraM'],
    ['an isolate', 'Lucía\u2066Mar'],
    ['a soft hyphen', 'Lucía\u00adMar'],
    ['an invisible tag', 'Lucía\u{e0041}Mar'],
    ['a joiner between letters', 'Lu\u200dcía'],
    ['a variation selector on a letter', 'Lu\ufe0fcía'],
    ['only what is not seen', '\u3164\u3164'],
  ])('with %s is refused', async (_, name) => {
    expect((await save(ana, { name })).status).toBe(422)
  })

  test('with a joined emoji is kept', async () => {
    expect((await save(ana, { name: 'Ana 👩‍🚀🏳️‍🌈❤️' })).status).toBe(200)
  })

  test('changes once a month, also by giving it up in between, and also when sent many times at once', async () => {
    const person = await traveller(andariego)
    const own = `trota_${person.id.slice(-8)}`
    expect((await save(person, { handle: own })).status).toBe(200)
    expect((await save(person, { handle: null })).status).toBe(200)
    const many = await Promise.all(
      Array.from({ length: 6 }, (_, index) => save(person, { handle: `${own}_${index}` })),
    )
    expect(many.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await save(person, { handle: null })).status).toBe(200)
    expect((await save(person, { handle: `${own}_otra` })).status).toBe(422)
    const { data } = await luz.api('GET /users/by-handle/:handle', { params: { handle: own } })
    expect(data.id).toBe(person.id)
    expect((await save(luz, { handle: own })).status).toBe(409)
  })
})

test('a place twice, or a group twice, is not made possible by signs that nobody sees', async () => {
  const place = newPlace()
  await ana.api('POST /places', { body: place })
  const again = { ...place, name: `${place.name.slice(0, 4)}\u200b${place.name.slice(4)}` }
  const statuses = [
    (await answerOf(ana.api('POST /places', { body: again }))).status,
    (await answerOf(ana.api('POST /places', { body: { ...place, name: `${place.name}\u2060` } }))).status,
  ]
  expect(statuses.filter((status) => status === 200)).toEqual([])
  await ana.api('POST /groups', { body: { name: 'Los de siempre' } })
  const twin = answerOf(ana.api('POST /groups', { body: { name: 'Los de\u200b siempre' } }))
  expect((await twin).status).not.toBe(200)
})
