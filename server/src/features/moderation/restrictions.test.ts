import type { LiveEvent } from '@andariego/contract/live'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { liveStream } from '../../../test/live-stream.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { decideAs, moderator, refused } from './test/scene.ts'

let andariego: TestApp
let judge: Traveller
beforeAll(async () => {
  andariego = await testApp()
  judge = await moderator(andariego)
}, 120_000)
afterAll(() => andariego.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const REASON = 'No cumple las normas.'

/** Opens a page of this user; returns the restrictions that it hears of, and whether its stream has ended. */
const pageOf = async (caller: Pick<Traveller, 'accessToken'>) => {
  const body = await liveStream(andariego, caller)
  const page = { heard: [] as unknown[], ended: false }
  body.on('data', (chunk: Buffer) => {
    for (const [, data = ''] of String(chunk).matchAll(/^data: (.*)$/gm)) {
      const event: LiveEvent = JSON.parse(data)
      if (event.type === 'restriction') page.heard.push(event.restriction)
    }
  })
  body.on('end', () => {
    page.ended = true
  })
  return page
}

describe('open pages', () => {
  test('hear of a restriction with its reason and end at once, and of its end, and others hear nothing', async () => {
    const [ana, bruno] = await Promise.all([traveller(andariego), traveller(andariego)])
    const [one, other, brunos] = await Promise.all([pageOf(ana), pageOf(ana), pageOf(bruno)])
    const until = inDays(7)
    await decideAs(judge)('user', ana.id, 'limit')
    await decideAs(judge)('user', ana.id, 'suspend', { until })
    await decideAs(judge)('user', ana.id, 'lift')
    const heard = [
      null,
      { kind: 'limited', until: null, reason: REASON },
      { kind: 'suspended', until, reason: REASON },
      null,
    ]
    await expect.poll(() => [one.heard, other.heard]).toEqual([heard, heard])
    expect(brunos.heard).toEqual([null])
  })

  test('that were opened later begin with it, until it has ended by itself', async () => {
    const ana = await traveller(andariego)
    const until = inDays(1)
    await decideAs(judge)('user', ana.id, 'suspend', { until })
    const page = await pageOf(ana)
    await expect.poll(() => page.heard).toEqual([{ kind: 'suspended', until, reason: REASON }])
    vi.useFakeTimers({ now: Date.parse(until), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { data } = await andariego.api()('POST /auth/login', {
      body: { email: ana.email, password: ana.password },
    })
    const later = await pageOf(data)
    await expect.poll(() => later.heard).toEqual([null])
  })

  test('of a closed account hear the reason before their session ends', async () => {
    const ana = await traveller(andariego)
    const page = await pageOf(ana)
    await decideAs(judge)('user', ana.id, 'close')
    await expect.poll(() => page.ended).toBe(true)
    expect(page.heard).toEqual([null, { kind: 'closed', until: null, reason: REASON }])
  })

  test('hear nothing of a decision that was refused', async () => {
    const ana = await traveller(andariego)
    const page = await pageOf(ana)
    const refusal = { status: 422, code: 'validation' }
    expect(await refused(decideAs(judge)('user', ana.id, 'suspend'))).toEqual(refusal)
    expect(await refused(decideAs(judge)('user', ana.id, 'suspend', { until: inDays(-1) }))).toEqual(refusal)
    expect(await refused(decideAs(judge)('user', ana.id, 'lift'))).toEqual(refusal)
    await decideAs(judge)('user', ana.id, 'limit')
    await expect.poll(() => page.heard.length).toBeGreaterThan(1)
    expect(page.heard).toEqual([null, { kind: 'limited', until: null, reason: REASON }])
  })
})

describe('a restriction', () => {
  test('is explained in Spanish with reason and end, applies at once, and ends by itself or when lifted', async () => {
    const person = await traveller(andariego)
    const add = () => person.api('POST /places', { body: newPlace() })
    await add()
    await decideAs(judge)('user', person.id, 'limit')
    await expect(add()).rejects.toMatchObject({
      status: 403,
      body: {
        code: 'restricted',
        message:
          'Tu cuenta está limitada: no puedes publicar ni escribir a otros. Motivo: No cumple las normas. Puedes apelar en «Tus avisos».',
      },
    })
    await decideAs(judge)('user', person.id, 'lift')
    await add()
  })

  test('takes from what is offered whatever the server would refuse', async () => {
    const person = await traveller(andariego)
    const { data: group } = await person.api('POST /groups', { body: { name: 'Los Andes' } })
    const offered = async () => (await person.api('GET /groups')).data.find(({ id }) => id === group.id)?.may
    expect(await offered()).toEqual(['add-member', 'remove-member', 'remove'])
    await decideAs(judge)('user', person.id, 'limit')
    expect(await offered()).toEqual(['remove-member', 'remove'])
    await decideAs(judge)('user', person.id, 'suspend', { until: inDays(1) })
    expect(await offered()).toEqual([])
    await decideAs(judge)('user', person.id, 'lift')
    expect(await offered()).toEqual(['add-member', 'remove-member', 'remove'])
  })

  test('keeps a profile from being edited, and leaves its owner whom they keep away', async () => {
    const [person, other] = await Promise.all([traveller(andariego), traveller(andariego)])
    const may = async () => (await person.api('GET /users/me/profile')).data.may
    const params = { id: other.id }
    await decideAs(judge)('user', person.id, 'limit')
    expect(await may()).toEqual(['edit'])
    await person.api('PUT /users/:id/block', { params })
    await decideAs(judge)('user', person.id, 'suspend', { until: inDays(1) })
    expect(await may()).toEqual([])
    await person.api('DELETE /users/:id/block', { params })
    await person.api('PUT /users/:id/mute', { params })
    await person.api('DELETE /users/:id/mute', { params })
    await person.api('PUT /users/:id/block', { params })
    expect((await person.api('GET /users/me/blocks')).data.map(({ id }) => id)).toEqual([other.id])
  })

  test('that closes an account ends its sessions and leaves its owner their notices, data and removal', async () => {
    const person = await traveller(andariego)
    await decideAs(judge)('user', person.id, 'close')
    expect(await refused(person.api('GET /users/me/notices'))).toEqual({
      status: 401,
      code: 'unauthenticated',
    })
    const { data } = await andariego.api()('POST /auth/login', {
      body: { email: person.email, password: person.password },
    })
    const back = andariego.api(data.accessToken)
    expect(await refused(back('GET /groups'))).toEqual({ status: 403, code: 'restricted' })
    const { data: notices, restriction } = await back('GET /users/me/notices')
    expect(restriction?.kind).toBe('closed')
    await back('POST /moderation/decisions/:id/appeal', {
      params: { id: notices[0]?.id ?? '' },
      body: { text: 'No era yo.' },
    })
    await back('GET /users/me/export')
    await back('DELETE /users/me', { body: { password: person.password } })
  })
})
