import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { receiveFile, receivePoster, withPoster } from './receive-file.ts'
import type { ReceivedMedia } from './received-media.ts'
import { movie } from './test/movies.ts'
import { jpeg } from './test/pictures.ts'
import { storageRoom, streamed } from './test/storage-room.ts'
import { uploadApp } from './test/upload-app.ts'

let room: Awaited<ReturnType<typeof storageRoom>>
let server: Awaited<ReturnType<typeof uploadApp>>
let photo: ReceivedMedia
let video: ReceivedMedia
let bare: ReceivedMedia
let bytes: Buffer

beforeAll(async () => {
  room = await storageRoom()
  server = await uploadApp(room.intake)
  const receive = (content: Buffer, originalFilename: string) =>
    receiveFile(streamed(content), room.intake, { originalFilename, kinds: ['image', 'video'] })
  photo = await receive(await jpeg(1500, 900), 'Atardecer en "Ávila".JPG')
  bare = await receive(movie(), 'sin portada.mp4')
  const poster = await receivePoster(streamed(await jpeg(800, 450)), room.intake, {
    kinds: ['image', 'video'],
  })
  video = withPoster(await receive(movie({ brand: 'qt  ' }), 'paseo.mov'), poster)
  for (const media of [photo, video, bare]) server.rows.set(media.id, media)
  bytes = await room.bytesOf(photo.key)
})
afterAll(async () => {
  await server.app.close()
  await room.close()
})

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: `/media/${url}`, headers })

describe('a file', () => {
  it('is served whole, cacheable for ever, and harmless when opened as a page', async () => {
    const answer = await get(photo.id)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(bytes)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="Atardecer en __vila_.webp"; filename*=UTF-8''Atardecer%20en%20%22%C3%81vila%22.webp`,
      etag: `"${photo.sha256}"`,
    })
  })

  it.each<[string, () => ReceivedMedia, string, () => [string, number | undefined]]>([
    ['a photo at 320', () => photo, '320', () => ['image/webp', photo.variants[0]?.bytes]],
    ['a photo at 1280', () => photo, '1280', () => ['image/webp', photo.variants[2]?.bytes]],
    ['a photo wider than it is', () => photo, '2000', () => ['image/webp', photo.bytes]],
    ["a video's poster at 640", () => video, '640', () => ['image/webp', video.variants[2]?.bytes]],
    [
      "a video's poster wider than it is",
      () => video,
      '1280',
      () => ['image/webp', video.variants[0]?.bytes],
    ],
  ])('comes in the size asked for: %s', async (_name, media, width, expected) => {
    const answer = await get(`${media().id}?w=${width}`)
    expect([answer.headers['content-type'], answer.rawPayload.length]).toEqual(expected())
  })

  it('of a video keeps its own type; without a poster there is no picture of it', async () => {
    expect((await get(video.id)).headers['content-type']).toBe('video/quicktime')
    expect((await get(`${bare.id}?w=320`)).statusCode).toBe(404)
  })

  it.each([
    ['bytes=0-99', 206, [0, 100]],
    ['bytes=100-', 206, [100, undefined]],
    ['bytes=-50', 206, [-50, undefined]],
    ['bytes=0-1,4-5', 200, [0, undefined]],
    ['nonsense', 200, [0, undefined]],
  ])('answers the range %s with %i', async (range, status, [start, end]) => {
    const answer = await get(photo.id, { range })
    expect(answer.statusCode).toBe(status)
    const piece = bytes.subarray(start, end)
    expect(answer.rawPayload.equals(piece)).toBe(true)
    const first = bytes.indexOf(piece)
    const wanted = status === 206 ? `bytes ${first}-${first + piece.length - 1}/${bytes.length}` : undefined
    expect(answer.headers['content-range']).toBe(wanted)
    expect(answer.headers['content-length']).toBe(String(piece.length))
  })

  it('has nothing beyond its end', async () => {
    const answer = await get(photo.id, { range: `bytes=${bytes.length}-` })
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
    expect(answer.json().code).toBe('range-not-satisfiable')
  })

  it('answers If-Range with a part only while it is unchanged', async () => {
    const range = 'bytes=0-9'
    expect((await get(photo.id, { range, 'if-range': `"${photo.sha256}"` })).statusCode).toBe(206)
    expect((await get(photo.id, { range, 'if-range': '"other"' })).statusCode).toBe(200)
  })

  it.each(['same', 'weak', 'list', '*'])('is not sent again to who has it (%s)', async (form) => {
    const etag = `"${photo.sha256}"`
    const header = { same: etag, weak: `W/${etag}`, list: `"a", ${etag}` }[form] ?? '*'
    const answer = await get(photo.id, { 'if-none-match': header })
    expect([answer.statusCode, answer.rawPayload.length, answer.headers.etag]).toEqual([304, 0, etag])
  })

  it('tells its size by HEAD', async () => {
    const answer = await get(photo.id, {}, 'HEAD')
    expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([
      200,
      String(bytes.length),
      0,
    ])
  })

  it('missing from storage is a 404', async () => {
    const gone = { ...bare, id: 'gone', key: 'media/00/gone.mp4' }
    server.rows.set(gone.id, gone)
    expect((await get('gone')).statusCode).toBe(404)
    expect((await get('gone', {}, 'HEAD')).statusCode).toBe(404)
  })
})
