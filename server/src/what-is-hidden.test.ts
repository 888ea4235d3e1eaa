import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerTo, everyAnswer, leaveTraces } from '../test/every-answer.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { newWorld } from '../test/world.ts'
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
