import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import {
  MEDIA_MAX_BYTES,
  MEDIA_MAX_FILES,
  mediaMessages,
  PART_MAX_BYTES,
} from '@andariego/contract/media-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type ApiFailure, type TestApp, testApp } from '../../../test/test-app.ts'
import { PASSWORD, type Traveller, traveller } from '../../../test/traveller.ts'
import { newPlace } from '../../../test/world.ts'
import { mediaRepository } from './media-repository.ts'
import { sweepStorage } from './sweep-media.ts'
import { movie } from './test/movies.ts'
import { discardParts } from './uploads.ts'
import { uploadsRepository } from './uploads-repository.ts'

let andariego: TestApp
beforeAll(async () => {
  andariego = await testApp()
})
afterAll(() => andariego.close())

/** Lets the application listen, once, and returns its port. */
const listening = async (): Promise<number> => {
  const { server } = andariego.app
  if (!server.listening) await andariego.app.listen({ port: 0, host: '127.0.0.1' })
  return (server.address() as AddressInfo).port
}

const FILM = movie({ size: 6000 })
const STEP = 1000

const sendPart = ({ api }: Traveller, id: string, offset: number, content: Uint8Array<ArrayBuffer>) => {
  const form = new FormData()
  form.set('part', new File([content], 'amanecer.mp4'))
  return api('PUT /uploads/:id/parts/:offset', { params: { id, offset }, form })
}
const partOf = (offset: number) => new Uint8Array(FILM.subarray(offset, offset + STEP))
const arrived = async ({ api }: Traveller, id: string) =>
  (await api('GET /uploads/:id', { params: { id } })).data.received

/** Sends a film in parts, and returns its id. */
const sendFilm = async (ana: Traveller, id: string = randomUUID()): Promise<string> => {
  for (let offset = 0; offset < FILM.length; offset += STEP) await sendPart(ana, id, offset, partOf(offset))
  return id
}
const review = async ({ api }: Traveller, film: string | File) => {
  const { id } = await (await traveller(andariego)).api('POST /places', { body: newPlace() })
  const form = new FormData()
  form.set('rating', '5')
  form.set('content', 'La luz de la mañana.')
  form.set('media[0]', film)
  return api('POST /places/:id/reviews', { params: { id }, form })
}
const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of andariego.services.storage.list('media/')) keys.push(key)
  return keys.sort()
}

describe('a file that is sent in parts', () => {
  test('is published as one that was sent whole', async () => {
    const ana = await traveller(andariego)
    const inParts = await review(ana, await sendFilm(ana))
    const whole = await review(ana, new File([new Uint8Array(FILM)], 'amanecer.mp4'))
    const bytesOf = async ({ data }: typeof whole) => {
      const { id, originalFilename, mimeType } = data.media[0] ?? {}
      const { rawPayload } = await andariego.app.inject(`/api/media/${id}`)
      return { originalFilename, mimeType, content: rawPayload.toString('base64') }
    }
    expect(await bytesOf(inParts)).toEqual(await bytesOf(whole))
  })

  test('goes on where it stopped, and every other part is refused', async () => {
    const ana = await traveller(andariego)
    const id = randomUUID()
    expect(await arrived(ana, id)).toBe(0)
    expect((await sendPart(ana, id, 0, partOf(0))).data).toEqual({ received: STEP })
    expect(await arrived(ana, id)).toBe(STEP)
    for (const offset of [0, 1, STEP - 1, 2 * STEP])
      expect(await refusal(sendPart(ana, id, offset, partOf(offset)))).toMatchObject({
        status: 409,
        body: { code: 'out-of-order' },
      })
    expect(await arrived(ana, id)).toBe(STEP)
    await sendPart(ana, id, STEP, partOf(STEP))
    expect(await arrived(ana, id)).toBe(2 * STEP)
  })

  test('belongs to who sends it, whoever else knows its id', async () => {
    const [ana, eva] = await Promise.all([traveller(andariego), traveller(andariego)])
    const id = await sendFilm(ana)
    expect(await arrived(eva, id)).toBe(0)
    expect(await refusal(review(eva, id))).toMatchObject({
      status: 422,
      body: { message: mediaMessages.uploadGone },
    })
    await sendPart(eva, id, 0, partOf(0))
    expect([await arrived(ana, id), await arrived(eva, id)]).toEqual([FILM.length, STEP])
  })

  test('has each part once when two tabs send it at the same time, and keeps no part twice', async () => {
    const ana = await traveller(andariego)
    const id = randomUUID()
    const before = (await storedKeys()).length
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => sendPart(ana, id, 0, partOf(0))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await arrived(ana, id)).toBe(STEP)
    expect(await storedKeys()).toHaveLength(before + 1)
  })

  test('is refused with its first part when no form accepts its type, when it is empty or has no part', async () => {
    const ana = await traveller(andariego)
    const before = await storedKeys()
    const bad = new Uint8Array(Buffer.from('#!/bin/sh\nrm -rf /\n'.repeat(100)))
    expect(await refusal(sendPart(ana, randomUUID(), 0, bad))).toMatchObject({ status: 415 })
    expect(await refusal(sendPart(ana, randomUUID(), 0, new Uint8Array()))).toMatchObject({ status: 400 })
    const form = new FormData()
    form.set('offset', '0')
    const params = { id: randomUUID(), offset: 0 }
    expect(await refusal(ana.api('PUT /uploads/:id/parts/:offset', { params, form }))).toMatchObject({
      status: 400,
    })
    expect(await storedKeys()).toEqual(before)
  })

  test('keeps the limits of a file, and of what may wait unfinished', async () => {
    const ana = await traveller(andariego)
    const id = randomUUID()
    await sendPart(ana, id, 0, partOf(0))
    const received = (bytes: number) =>
      andariego.services.database
        .updateTable('uploads')
        .set({ received: bytes })
        .where('user_id', '=', ana.id)
        .execute()
    await received(MEDIA_MAX_BYTES - 10)
    expect(await refusal(sendPart(ana, id, MEDIA_MAX_BYTES - 10, partOf(0)))).toMatchObject({ status: 413 })
    await received(MEDIA_MAX_FILES * MEDIA_MAX_BYTES)
    const large = new Uint8Array(Buffer.concat([FILM, Buffer.alloc(10_000)]))
    expect(await refusal(sendPart(ana, randomUUID(), 0, large))).toMatchObject({
      status: 413,
      body: { message: mediaMessages.tooManyUnfinished },
    })
    // What a form has taken waits for nothing any more.
    await uploadsRepository(andariego.services.database).use(ana.id, [id])
    expect((await sendPart(ana, randomUUID(), 0, large)).data).toEqual({ received: large.length })
  })

  test('in ever smaller parts are refused, however few bytes they have', async () => {
    const ana = await traveller(andariego)
    const id = randomUUID()
    await sendPart(ana, id, 0, partOf(0))
    await sql`update uploads set parts = (
        select jsonb_agg(kept.parts -> 0) from uploads kept, generate_series(1, 1000) where kept.user_id = ${ana.id})
      where user_id = ${ana.id}`.execute(andariego.services.database)
    expect(await refusal(sendPart(ana, id, STEP, partOf(STEP)))).toMatchObject({
      status: 413,
      body: { message: mediaMessages.tooManyUnfinished },
    })
  })

  test('may be of the very size that is allowed, and a part too', async () => {
    const ana = await traveller(andariego)
    const id = randomUUID()
    const full = new Uint8Array(Buffer.concat([FILM, Buffer.alloc(PART_MAX_BYTES - FILM.length)]))
    expect((await sendPart(ana, id, 0, full)).data).toEqual({ received: PART_MAX_BYTES })
    const over = new Uint8Array(Buffer.concat([full, Buffer.alloc(1)]))
    expect(await refusal(sendPart(ana, randomUUID(), 0, over))).toMatchObject({ status: 413 })
    const offset = MEDIA_MAX_BYTES - STEP
    await andariego.services.database
      .updateTable('uploads')
      .set({ received: offset })
      .where('user_id', '=', ana.id)
      .execute()
    expect((await sendPart(ana, id, offset, partOf(0))).data).toEqual({ received: MEDIA_MAX_BYTES })
  })

  test('takes up room before it is published', async () => {
    const small = await testApp({ STORAGE_PER_USER: '20KB' })
    try {
      const ana = await traveller(small)
      const content = new Uint8Array(Buffer.concat([FILM, Buffer.alloc(15_000 - FILM.length)]))
      await sendPart(ana, randomUUID(), 0, content)
      expect(await refusal(sendPart(ana, randomUUID(), 0, content))).toMatchObject({ status: 413 })
    } finally {
      await small.close()
    }
  })

  test('does not pass the limits with others that arrive at the same time, or without saying their size', async () => {
    const ana = await traveller(andariego)
    const id = randomUUID()
    await sendPart(ana, id, 0, partOf(0))
    await andariego.services.database
      .updateTable('uploads')
      .set({ received: MEDIA_MAX_FILES * MEDIA_MAX_BYTES - STEP })
      .where('user_id', '=', ana.id)
      .execute()
    const before = (await storedKeys()).length
    // Each of them fits, but only one of them.
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () =>
        sendPart(ana, randomUUID(), 0, partOf(0)).then(
          () => 200,
          (error: ApiFailure) => error.body.message,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual([
      200,
      ...Array.from({ length: 4 }, () => mediaMessages.tooManyUnfinished),
    ])
    expect(await storedKeys()).toHaveLength(before + 1)
  })

  test('is refused for now while six others of the same person arrive', async () => {
    const ana = await traveller(andariego)
    const port = await listening()
    const sockets = await Promise.all(
      Array.from({ length: 7 }, async () => {
        const socket = connect(port, '127.0.0.1')
        await once(socket, 'connect')
        const head = [
          `PUT /api/uploads/${randomUUID()}/parts/0 HTTP/1.1`,
          'host: 127.0.0.1',
          `authorization: Bearer ${ana.accessToken}`,
          'content-type: multipart/form-data; boundary=x',
          'transfer-encoding: chunked',
          '',
          '',
        ]
        socket.write(head.join('\r\n'))
        return socket
      }),
    )
    try {
      const [answer] = await Promise.race(sockets.map((socket) => once(socket, 'data')))
      expect(String(answer)).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 1[\s\S]*rate-limited/)
    } finally {
      for (const socket of sockets) socket.destroy()
    }
    await vi.waitFor(() => sendPart(ana, randomUUID(), 0, partOf(0)), 20_000)
  })

  test('whose connection breaks keeps what had arrived before, and nothing of the part', async () => {
    const ana = await traveller(andariego)
    const id = randomUUID()
    await sendPart(ana, id, 0, partOf(0))
    const before = await storedKeys()
    const port = await listening()
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      [
        `PUT /api/uploads/${id}/parts/${STEP} HTTP/1.1`,
        'host: 127.0.0.1',
        `authorization: Bearer ${ana.accessToken}`,
        'content-type: multipart/form-data; boundary=x',
        'content-length: 5000',
        '',
        '--x',
        'content-disposition: form-data; name="part"; filename="a.mp4"',
        '',
        'a'.repeat(2000),
      ].join('\r\n'),
    )
    socket.destroy()
    await once(socket, 'close')
    await expect.poll(() => storedKeys()).toEqual(before)
    await sendPart(ana, id, STEP, partOf(STEP))
    expect(await arrived(ana, id)).toBe(2 * STEP)
  })

  test('can be published again while its answer may be lost, and goes an hour after that, or after a day', async () => {
    const ana = await traveller(andariego)
    const [published, waiting, fresh] = [await sendFilm(ana), randomUUID(), randomUUID()]
    for (const _ of ['sent', 'sent again']) await review(ana, published)
    for (const id of [waiting, fresh]) await sendPart(ana, id, 0, partOf(0))
    const { database, storage } = andariego.services
    const uploads = uploadsRepository(database)
    const ofAna = database.updateTable('uploads').where('user_id', '=', ana.id)
    const sweep = () =>
      sweepStorage(storage, {
        knownKeys: mediaRepository(database).knownKeys,
        olderThan: new Date(Date.now() + 60_000),
      })
    await discardParts(andariego.services, await uploads.purge())
    await sweep()
    expect(await arrived(ana, published)).toBe(FILM.length)
    await review(ana, published)

    await ofAna
      .set({ used_at: sql`now() - interval '61 minutes'` })
      .where('used_at', 'is not', null)
      .execute()
    await ofAna.set({ changed_at: sql`now() - interval '25 hours'` }).where('id', '=', waiting).execute()
    const gone = await uploads.purge()
    expect(gone).toHaveLength(Math.ceil(FILM.length / STEP) + 1)
    await discardParts(andariego.services, gone)
    for (const id of [published, waiting]) expect(await arrived(ana, id)).toBe(0)
    expect(await arrived(ana, fresh)).toBe(STEP)
    const keys = await storedKeys()
    expect(gone.filter(({ key }) => keys.includes(key))).toEqual([])
  })

  test('goes with the account', async () => {
    const [ana, eva] = [await traveller(andariego), await traveller(andariego)]
    const [id, evas] = [await sendFilm(ana), await sendFilm(eva)]
    const isStored = async (film: string) => (await storedKeys()).some((key) => key.includes(film))
    expect(await isStored(id)).toBe(true)
    await ana.api('DELETE /users/me', { body: { password: PASSWORD } })
    expect(await isStored(id)).toBe(false)
    // Somebody else's goes on as before.
    expect([await isStored(evas), await arrived(eva, evas)]).toEqual([true, FILM.length])
  })
})
