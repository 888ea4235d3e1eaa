import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { decideAs, moderator } from './test/scene.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

test('a hidden profile is nameless for others, with its portrait, until an appeal is granted', async () => {
  const [judge, other, ana, reader] = await Promise.all([
    moderator(andariego),
    moderator(andariego),
    traveller(andariego),
    traveller(andariego),
  ])
  const written = { name: 'Ana la Terrible', handle: `terrible_${Date.now() % 1e9}`, bio: 'Insulto a todos.' }
  await ana.api('PUT /users/me/profile', { body: { ...written, isPublic: true } })
  const form = new FormData()
  const pixels = { width: 300, height: 300, channels: 3 as const, background: 'teal' }
  const bytesOf = await sharp({ create: pixels }).jpeg().toBuffer()
  form.set('portrait', new File([new Uint8Array(bytesOf)], 'yo.jpg', { type: 'image/jpeg' }))
  const { portrait } = (await ana.api('PUT /users/me/portrait', { form })).data
  const asReader = async () => (await reader.api('GET /users/:id', { params: { id: ana.id } })).data
  const file = async () => (await andariego.app.inject(`/api/media/${portrait}`)).statusCode
  expect(await asReader()).toMatchObject({ userName: written.name, userPortrait: portrait })
  expect(await file()).toBe(200)
  await reader.api('POST /reports', { body: { subjectType: 'user', subjectId: ana.id, reason: 'hate' } })
  const [report] = (await judge.api('GET /moderation/reports', { query: { status: 'open' } })).data
  const caseOf = async () =>
    (await judge.api('GET /moderation/reports/:id', { params: { id: report?.id ?? '' } })).data
  expect((await caseOf()).may.author).toContain('hide')
  const { data: hidden } = await decideAs(judge)('user', ana.id, 'hide')

  expect(await asReader()).toMatchObject({
    userName: null,
    userHandle: null,
    userEmail: null,
    userPortrait: null,
    bio: null,
    homeCity: null,
  })
  expect(await file()).toBe(404)
  const found = await reader.api('GET /users/search', { query: { email: 'terrible' } })
  expect(found.data.map(({ id }) => id)).not.toContain(ana.id)
  const own = (await ana.api('GET /users/me/profile')).data
  expect(own).toMatchObject({ ...written, isHidden: true, portrait: null })
  // The moderators still see what they decide about, and cannot hide it twice.
  expect(await caseOf()).toMatchObject({
    isHidden: true,
    current: { text: expect.stringContaining(written.bio), media: [{ id: portrait }] },
  })
  expect((await caseOf()).may.author).toContain('restore')
  expect((await refusal(decideAs(judge)('user', ana.id, 'hide'))).status).toBe(422)
  const bytes = await andariego.app.inject({
    url: `/api/moderation/media/${portrait}`,
    headers: { authorization: `Bearer ${judge.accessToken}` },
  })
  expect(bytes.statusCode).toBe(200)
  // What is written meanwhile stays hidden, too.
  await ana.api('PUT /users/me/profile', { body: { ...written, bio: 'Otra cosa.' } })
  expect(await asReader()).toMatchObject({ userName: null, bio: null })

  const [notice] = (await ana.api('GET /users/me/notices')).data
  expect(notice).toMatchObject({ decision: 'hide', subjectType: 'user', may: ['appeal'] })
  // A warning afterwards leaves the appeal against the hiding as it is.
  await decideAs(judge)('user', ana.id, 'warn')
  await ana.api('POST /moderation/decisions/:id/appeal', {
    params: { id: hidden.id },
    body: { text: 'Ya lo cambié.' },
  })
  await other.api('POST /moderation/appeals/:id/answer', {
    params: { id: hidden.id },
    body: { isUpheld: false, reason: 'Ahora cumple las normas.' },
  })
  expect(await asReader()).toMatchObject({
    userName: written.name,
    bio: 'Otra cosa.',
    userPortrait: portrait,
  })
  expect(await file()).toBe(200)
})

test('a portrait that is chosen while the profile is hidden stays hidden, and comes back whole with it', async () => {
  const [judge, ana, reader] = await Promise.all([
    moderator(andariego),
    traveller(andariego),
    traveller(andariego),
  ])
  const choose = async (background: string) => {
    const form = new FormData()
    const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer()
    form.set('portrait', new File([new Uint8Array(bytes)], 'yo.jpg', { type: 'image/jpeg' }))
    await ana.api('PUT /users/me/portrait', { form })
    const [{ id } = { id: '' }] = await andariego.services.database
      .selectFrom('media')
      .select('id')
      .where('owner_id', '=', ana.id)
      .execute()
    return id
  }
  const statusOf = async (id: string) => (await andariego.app.inject(`/api/media/${id}`)).statusCode
  const former = await choose('teal')
  await decideAs(judge)('user', ana.id, 'hide')
  const next = await choose('coral')
  expect([await statusOf(former), await statusOf(next)]).toEqual([404, 404])
  await decideAs(judge)('user', ana.id, 'restore')
  expect((await reader.api('GET /users/:id', { params: { id: ana.id } })).data.userPortrait).toBe(next)
  expect(await statusOf(next)).toBe(200)
})
