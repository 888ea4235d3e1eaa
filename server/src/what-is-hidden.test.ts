import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerTo, everyAnswer, leaveTraces } from '../test/every-answer.ts'
import { heardUntil, liveStream } from '../test/live-stream.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import type { Traveller } from '../test/traveller.ts'
import { newForm, newWorld } from '../test/world.ts'
import { GAZETTEER_FILE } from './features/maps/public.ts'

let andariego: TestApp
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
}, 120_000)
afterAll(() => andariego.close())

/** More than the number of operations that answer, so that none was left out. */
const ANSWERS = 60

describe('an e-mail', () => {
  test('hidden by its owner is in no response of any operation to anybody else', async () => {
    const world = await newWorld(andariego)
    const { owner, stranger, moderator } = world
    const { groupId, member } = await world.company()
    const itineraryId = await leaveTraces(world, { groupId, writesTo: [stranger, member] })
    const { data } = await owner.api('PUT /users/me/profile', { body: { name: 'Lucía', isPublic: true } })
    expect(data).toMatchObject({ name: 'Lucía', emailVisibility: 'nobody' })
    for (const caller of [null, stranger, member, moderator]) {
      const told: string[] = []
      let answers = 0
      for await (const { asked, answer } of everyAnswer(world, caller, itineraryId)) {
        answers += 1
        if (answer.toLowerCase().includes(owner.email)) told.push(asked)
      }
      expect(told).toEqual([])
      expect(answers).toBeGreaterThan(ANSWERS)
    }
    const own = await answerTo(world, owner, { method: 'GET', path: '/users/me/profile' })
    expect(own).toContain(owner.email)
  }, 60_000)

  test('for members is not visible to visitors', async () => {
    const world = await newWorld(andariego)
    const { owner, stranger, placeId } = world
    const itineraryId = await leaveTraces(world, { writesTo: [stranger] })
    await owner.api('PUT /users/me/profile', {
      body: { name: 'Lucía', emailVisibility: 'members', isPublic: true },
    })
    for await (const { asked, answer } of everyAnswer(world, null, itineraryId))
      expect([asked, answer.includes(owner.email)]).toEqual([asked, false])
    const path = `/places/${placeId}/reviews`
    expect(await answerTo(world, stranger, { method: 'GET', path })).toContain(owner.email)
  }, 60_000)
})

test('a blocked person is in no response of any operation, by id, name or e-mail', async () => {
  const world = await newWorld(andariego)
  const { owner, stranger } = world
  const itineraryId = await leaveTraces(world, { writesTo: [stranger] })
  await owner.api('PUT /users/me/profile', {
    body: { name: 'Lucía Irrepetible', emailVisibility: 'everyone', isPublic: true },
  })
  const seenBy = async () => {
    const seen: string[] = []
    for await (const { asked, answer } of everyAnswer(world, stranger, itineraryId))
      if ([owner.id, owner.email, 'Irrepetible'].some((trace) => answer.includes(trace))) seen.push(asked)
    return seen
  }
  expect((await seenBy()).length).toBeGreaterThan(10)
  await owner.api('PUT /users/:id/block', { params: { id: stranger.id } })
  expect(await seenBy()).toEqual([])
}, 90_000)

test('in a common group a blocked person has a name, and nothing else of them is in any response', async () => {
  const world = await newWorld(andariego)
  const { owner } = world
  const { groupId, member } = await world.company()
  const itineraryId = await leaveTraces(world, { groupId, writesTo: [member] })
  const params = { id: itineraryId }
  const { data: trip } = await owner.api('GET /itineraries/:id', { params })
  const about = { stopId: trip.items[0]?.id ?? '', content: 'Un comentario irrepetible' }
  await owner.api('POST /itineraries/:id/comments', { params, body: about })
  await owner.api('PUT /users/me/profile', {
    body: {
      name: 'Lucía Montes',
      handle: 'lucia_irrepetible',
      bio: 'Irrepetible',
      homeCity: 'Irrepetible',
      emailVisibility: 'everyone',
      isPublic: true,
    },
  })
  const traces = async () => {
    const [named, more]: [string[], string[]] = [[], []]
    for await (const { asked, answer } of everyAnswer(world, member, itineraryId)) {
      if (answer.includes('Lucía Montes')) named.push(asked)
      if (answer.includes(owner.email) || /irrepetible/i.test(answer)) more.push(asked)
    }
    return { named, more }
  }
  expect((await traces()).more.length).toBeGreaterThan(10)
  await owner.api('PUT /users/:id/block', { params: { id: member.id } })
  const { named, more } = await traces()
  expect(more).toEqual([])
  expect(named).not.toEqual([])
  expect(named.filter((asked) => !/^(GET|PUT) \/(groups|itineraries)\b/.test(asked))).toEqual([])
}, 90_000)

describe('a live stream', () => {
  /** Everything that one person can do so that the open pages of another hear of it. */
  const scene = async () => {
    const world = await newWorld(andariego)
    const { groupId, member } = await world.company()
    const itineraryId = await leaveTraces(world, { groupId, writesTo: [] })
    const params = { id: itineraryId }
    const { data: trip } = await world.owner.api('GET /itineraries/:id', { params })
    const stopId = trip.items[0]?.id ?? ''
    const { data: review } = await member.api('POST /places/:id/reviews', {
      params: { id: world.placeId },
      form: await newForm(),
    })
    const deeds = async ({ api }: Traveller) => {
      await api('POST /itineraries/:id/comments', { params, body: { stopId, content: 'Irrepetible' } })
      await api('PUT /itineraries/:id/presence/:pageId', {
        params: { ...params, pageId: crypto.randomUUID() },
        body: { stopId },
      })
      const operation = { kind: 'set-stop', stopId, fields: { note: 'Irrepetible' } } as const
      await api('POST /itineraries/:id/operations', {
        params,
        body: { operations: [{ id: crypto.randomUUID(), operation }] },
      })
      await api('POST /groups/:id/members', {
        params: { id: groupId },
        body: { userIds: [world.stranger.id] },
      })
      const like = api('POST /places/reviews/:id/reaction', {
        params: { id: review.id },
        body: { type: 'like' },
      })
      const message = api('POST /direct-messages', {
        body: { receiverId: member.id, content: 'Irrepetible' },
      })
      return Promise.allSettled([like, message])
    }
    /** What the open page of the member hears while the owner does all of it. */
    const heard = async () => {
      const stream = await liveStream(andariego, member)
      await deeds(world.owner)
      // The last one comes from a third person, after everything else.
      await world.stranger.api('POST /direct-messages', {
        body: { receiverId: member.id, content: 'Fin de la escena' },
      })
      return heardUntil(stream, 'Fin de la escena')
    }
    return { ...world, member, heard }
  }

  test('does not contain an e-mail that its owner hides', async () => {
    const { owner, heard } = await scene()
    await owner.api('PUT /users/me/profile', { body: { name: 'Lucía Montes' } })
    const events = await heard()
    expect(events).toContain('Lucía Montes')
    expect(events).not.toContain(owner.email)
  })

  test('does not contain a blocked person, nor their words, whatever they do in a common group', async () => {
    const { owner, member, heard } = await scene()
    await owner.api('PUT /users/me/profile', { body: { name: 'Lucía Montes', emailVisibility: 'everyone' } })
    await member.api('PUT /users/:id/block', { params: { id: owner.id } })
    const events = await heard()
    expect(events).toContain('"type":"itinerary"')
    for (const trace of [owner.id, owner.email, 'Lucía', 'Irrepetible']) expect(events).not.toContain(trace)
  })
})
