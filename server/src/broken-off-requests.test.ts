import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { tellFigures } from '../test/figures.ts'
import { type TestApp, testApp } from '../test/test-app.ts'
import { newWorld, type World } from '../test/world.ts'
import { mediaRepository } from './features/media/public.ts'
import { movie } from './features/media/test/movies.ts'

/** `npm run test:attacks` sends more. */
const REQUESTS = Number(process.env.BROKEN_OFF_REQUESTS ?? 300)
const AT_ONCE = 12
const BROKEN_WITHIN_MS = 40

let andariego: TestApp
let world: World
beforeAll(async () => {
  andariego = await testApp()
  world = await newWorld(andariego)
  await andariego.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => andariego.close())

const film = Buffer.from(movie({ size: 60_000 }))
const part = (name: string, content: Buffer | string, file = '') =>
  Buffer.concat([
    Buffer.from(
      `--x\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from('--x--\r\n')])
const FORMS = [
  form(part('rating', '5'), part('content', 'La luz de la mañana.'), part('media[0]', film, 'a.mp4')),
  form(part('otro', film, 'a.mp4'), part('media[0]', film, 'a.mp4')),
  form(part('part', film, 'a.mp4')),
  form(part('part', film, 'a.mp4'), part('part', film, 'b.mp4')),
  form(part('portrait', film, 'a.jpg')),
  form(part('media[0]', '#!/bin/sh', 'a.jpg'), part('media[0]', film, 'a.mp4')),
]

interface Sent {
  address: string
  body: Buffer
  type: string
  isSignedIn: boolean
  /** The share of the body that is sent before the connection breaks. */
  share: number
  isReset: boolean
  afterMs: number
}

const sendAndBreakOff = async ({ address, body, type, isSignedIn, share, isReset, afterMs }: Sent) => {
  const { port } = andariego.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const closed = once(socket, 'close')
  const head = [
    `${address} HTTP/1.1`,
    'host: localhost',
    ...(isSignedIn ? [`authorization: Bearer ${world.stranger.accessToken}`] : []),
    ...(body.length > 0 ? [`content-type: ${type}`, `content-length: ${body.length}`] : []),
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  const end = Math.floor(body.length * share)
  socket.write(body.subarray(0, end / 2))
  await delay(afterMs / 2)
  if (socket.writable) socket.write(body.subarray(end / 2, end))
  await delay(afterMs / 2)
  if (isReset) socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

const storedKeys = async () => {
  const keys: string[] = []
  for await (const { key } of andariego.services.storage.list('media/')) keys.push(key)
  return keys
}

test(
  'connections that break off at any point end no process and leave no file behind',
  async () => {
    const { paths } = (await andariego.app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, unknown>>
    }
    const { placeId, reviewId, mediaId } = world
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const id = fc.constantFrom(placeId, reviewId, mediaId, randomUUID())
    const address = fc
      .tuple(fc.constantFrom(...calls), id)
      .map(([call, one]) => call.replaceAll(/{\w+}/g, one))
    const uploads = fc
      .uuid()
      .chain((upload) =>
        fc.constantFrom(
          `POST /api/places/${placeId}/reviews`,
          `PUT /api/uploads/${upload}/parts/0`,
          'PUT /api/users/me/portrait',
        ),
      )
    const json = fc.json().map((text) => Buffer.from(text))
    const broken = { share: fc.double({ min: 0, max: 1, noNaN: true }), isReset: fc.boolean() }
    const common = { ...broken, isSignedIn: fc.boolean(), afterMs: fc.nat(BROKEN_WITHIN_MS) }
    const sent: fc.Arbitrary<Sent> = fc.oneof(
      fc.record({ ...common, address, body: json, type: fc.constant('application/json') }),
      fc.record({
        ...common,
        address: uploads,
        body: fc.constantFrom(...FORMS),
        type: fc.constant('multipart/form-data; boundary=x'),
      }),
    )
    const all = fc.sample(sent, REQUESTS)
    const work = async () => {
      for (let one = all.pop(); one; one = all.pop()) await sendAndBreakOff(one)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect((await andariego.app.inject('/health/live')).statusCode).toBe(200)
    // What breaks off is removed a moment later.
    await vi.waitFor(
      async () => {
        const keys = await storedKeys()
        const known = await mediaRepository(andariego.services.database).knownKeys(keys)
        expect(keys.filter((key) => !known.has(key))).toEqual([])
      },
      { timeout: 20_000 },
    )
    await tellFigures(`${REQUESTS} connections`)
  },
  60_000 + REQUESTS * 50,
)
