import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { traveller } from '../../../test/traveller.ts'
import { newForm, newPlace } from '../../../test/world.ts'
import { createAnswerMaker } from '../../platform/http/answer-maker.ts'
import { errorHandler } from '../../platform/http/errors.ts'
import { createRoute } from '../../platform/http/routes.ts'
import type { Caller } from '../../platform/http/session.ts'
import { mediaRepository } from './media-repository.ts'
import { type Owner, visibilityOf } from './owner.ts'
import { receiveFile } from './receive-file.ts'
import { filesOf, type ReceivedMedia } from './received-media.ts'
import { mediaRoutes } from './routes.ts'
import { sweepStorage } from './sweep-media.ts'
import { pdf } from './test/documents.ts'
import { jpeg } from './test/pictures.ts'
import { streamed } from './test/storage-room.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

/** Receives files and adds them to an owner. */
const keep = async (owner: Owner, contents: readonly Buffer[]) => {
  const received: ReceivedMedia[] = []
  for (const content of contents)
    received.push(
      await receiveFile(streamed(content), test.services, {
        originalFilename: 'reserva.pdf',
        kinds: ['image', 'document'],
      }),
    )
  const uploader = { userId: randomUUID(), quotas: test.services.config.quotas }
  await test.services.write((tx) => mediaRepository(tx).add(owner, received, uploader))
  return received
}

/** Returns the keys of everything in storage. */
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of test.services.storage.list('media/')) keys.push(key)
  return keys.sort()
}

describe('files of an owner', () => {
  it('are listed in the order in which they were added, and only with their owner', async () => {
    const [stop, other] = [
      { type: 'stop', id: randomUUID() },
      { type: 'stop', id: randomUUID() },
    ]
    const [first] = await keep(stop, [await jpeg(50, 40)])
    const [second, third] = await keep(stop, [pdf(), await jpeg(60, 40)])
    await keep(other, [pdf()])
    const media = mediaRepository(test.services.database)
    expect((await media.list(stop)).map(({ id }) => id)).toEqual([first?.id, second?.id, third?.id])
    expect((await media.list(stop))[1]).toMatchObject({ mimeType: 'application/pdf', width: null })
    expect(await media.list({ ...stop, type: 'review' })).toEqual([])
  })

  it('are removed singly or all together, and return what to discard', async () => {
    const stop = { type: 'stop', id: randomUUID() }
    const [first, second, third] = await keep(stop, [pdf(), await jpeg(400, 300), pdf()])
    const media = mediaRepository(test.services.database)
    expect(await media.remove({ ...stop, id: randomUUID() })).toEqual([])
    const removed = await media.remove(stop, [second?.id ?? ''])
    expect(removed.flatMap(filesOf)).toEqual(filesOf(second ?? expect.fail()))
    // Added last, although a position in the middle is free.
    const [fourth] = await keep(stop, [pdf()])
    expect((await media.list(stop)).map(({ id }) => id)).toEqual([first?.id, third?.id, fourth?.id])
    expect(await media.remove(stop)).toHaveLength(3)
    expect(await media.list(stop)).toEqual([])
  })

  it('are spared by the sweep, whatever their owner is', async () => {
    const kept = await keep({ type: 'user', id: randomUUID() }, [await jpeg(900, 600), pdf()])
    const orphan = await receiveFile(streamed(pdf()), test.services, {
      originalFilename: 'x.pdf',
      kinds: ['document'],
    })
    const { knownKeys } = mediaRepository(test.services.database)
    const olderThan = new Date(Date.now() + 60_000)
    await sweepStorage(test.services.storage, { knownKeys, olderThan })
    const left = await storedKeys()
    expect(left).toEqual(expect.arrayContaining(kept.flatMap(filesOf).map(({ key }) => key)))
    expect(left).not.toContain(orphan.key)
  })

  it('are removed with a review, and pictures of places come only from reviews', async () => {
    const ana = await traveller(test)
    const place = await ana.api('POST /places', { body: newPlace() })
    const params = { id: place.id }
    const { data } = await ana.api('POST /places/:id/reviews', { params, form: await newForm() })
    const review = { type: 'review', id: data.id }
    const media = mediaRepository(test.services.database)
    expect(await media.list(review)).toEqual(data.media)
    // The same id with another type: its picture is not the place's.
    await keep({ type: 'stop', id: data.id }, [await jpeg(50, 40)])
    const photos = () => test.services.database.selectFrom('place_photos').where('place_id', '=', place.id)
    expect(await photos().select('media_id').execute()).toEqual([{ media_id: data.media[0]?.id }])

    await ana.api('DELETE /places/reviews/:id', { params: { id: data.id } })
    expect(await media.list(review)).toEqual([])
    expect(await media.list({ type: 'stop', id: data.id })).toHaveLength(1)
    expect(await photos().select('media_id').execute()).toEqual([])
  })
})

describe('a private file', () => {
  const [ana, berta] = [randomUUID(), randomUUID()]
  const tokens: Record<string, string> = { ana, berta }
  let app: FastifyInstance
  let stop: Owner
  let mediaId: string

  const callerOf = (id: string): Caller => ({
    id,
    email: 'a@example.com',
    role: 'member',
    sessionId: id,
    expiresAt: Date.now() + 60_000,
  })
  const get = (as: string | null, headers: Record<string, string> = {}, path = mediaId) =>
    app.inject({
      url: `/media/${path}`,
      headers: { ...headers, ...(as !== null && { authorization: `Bearer ${as}` }) },
    })

  beforeAll(async () => {
    app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setSerializerCompiler(serializerCompiler)
    app.setErrorHandler(errorHandler)
    const { services } = test
    const route = createRoute(app, {
      strict: true,
      cache: services.cache,
      answer: createAnswerMaker(services.cache),
      restrictionOf: async () => null,
      verifyAccessToken: async (token) => (tokens[token] ? callerOf(tokens[token]) : null),
      consumeLimit: async () => {},
    })
    mediaRoutes(route, services, {
      stop: async (caller, ownerId) => caller?.id === ana && ownerId === stop.id,
      portrait: 'everyone',
    })
    await app.ready()
  })
  afterAll(() => app.close())
  beforeEach(async () => {
    stop = { type: 'stop', id: randomUUID() }
    const [file] = await keep(stop, [pdf()])
    mediaId = file?.id ?? ''
  })

  it('is sent to people whom its owner allows, as a download and never cached', async () => {
    const answer = await get('ana')
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(pdf())).toBe(true)
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'authorization',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="reserva\.pdf"/),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    expect((await get('ana', { range: 'bytes=0-3' })).statusCode).toBe(206)
    const again = await get('ana', { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, no-store'])
  })

  it.each([null, 'berta'])('is for %s as if there were none', async (as) => {
    const answer = await get(as)
    const none = await get(as, {}, randomUUID())
    expect([answer.statusCode, answer.json()]).toEqual([404, none.json()])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await get(as, { 'if-none-match': '*' })).statusCode).toBe(404)
    expect((await get(as, {}, `${mediaId}/poster`)).statusCode).toBe(404)
  })

  it('is visible to nobody when no domain decides about it', async () => {
    const [file] = await keep({ type: 'forgotten', id: randomUUID() }, [await jpeg(50, 40)])
    expect((await get('ana', {}, file?.id)).statusCode).toBe(404)
    expect(await visibilityOf({}, null, { type: 'constructor', id: randomUUID() })).toBeNull()
  })

  it('differs from a public one, which any cache may store even if a token was sent', async () => {
    const [file] = await keep({ type: 'portrait', id: randomUUID() }, [await jpeg(50, 40)])
    for (const as of [null, 'berta'])
      expect((await get(as, {}, file?.id)).headers['cache-control']).toBe(
        'public, max-age=31536000, immutable',
      )
  })
})
