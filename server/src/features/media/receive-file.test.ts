import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { maximumFileBytes } from './media-limits.ts'
import { receiveFile } from './receive-file.ts'
import { discardKeys, filesOf } from './received-media.ts'
import { movie, movieAround, secrets } from './test/movies.ts'
import { padded } from './test/multipart-body.ts'
import {
  animatedGif,
  animatedWebp,
  bombPng,
  gif,
  jpeg,
  phoneJpeg,
  picture,
  png,
  positionText,
  webp,
} from './test/pictures.ts'
import { storageRoom, streamed } from './test/storage-room.ts'

let room: Awaited<ReturnType<typeof storageRoom>>
beforeEach(async () => {
  room = await storageRoom()
})
afterEach(() => room.close())

const receive = (content: Buffer | AsyncIterable<Buffer>, originalFilename = 'foto.jpg') =>
  receiveFile(Buffer.isBuffer(content) ? streamed(content) : content, room.intake, {
    originalFilename,
    kinds: ['image', 'video'],
  })

async function* asynchronous(parts: Iterable<Buffer>) {
  yield* parts
}

const damagedImage = { status: 422, message: 'La imagen está dañada y no se puede leer.' }
const damagedVideo = { status: 422, message: 'El video está dañado o incompleto y no se puede leer.' }
const notAccepted = {
  status: 415,
  code: 'unsupported-media',
  message:
    'Formato de archivo no aceptado. Solo se permiten imágenes (JPEG, PNG, GIF, WEBP) y videos (MP4, MOV).',
}

describe('a picture', () => {
  it.each([
    ['JPEG', () => jpeg()],
    ['PNG', () => png()],
    ['WebP', () => webp()],
    ['GIF', () => gif()],
    ['grey JPEG', () => picture().greyscale().jpeg().toBuffer()],
    ['CMYK JPEG', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit PNG', () => picture().toColourspace('rgb16').png().toBuffer()],
    ['see-through PNG', () => picture().ensureAlpha(0.5).png().toBuffer()],
  ])('in %s is kept as WebP in three sizes', async (_name, make) => {
    const received = await receive(await make())
    expect(received).toMatchObject({ mimeType: 'image/webp', width: 900, height: 600, durationMs: null })
    expect(received.variants.map(({ width, height }) => [width, height])).toEqual([
      [320, 213],
      [640, 427],
    ])
    expect(Buffer.from(received.placeholder ?? '', 'base64').length).toBeLessThanOrEqual(25)
    expect(await room.keys()).toEqual(
      filesOf(received)
        .map(({ key }) => key)
        .sort(),
    )
    for (const { key, sha256, bytes } of filesOf(received)) {
      const stored = await room.bytesOf(key)
      expect(createHash('sha256').update(stored).digest('hex')).toBe(sha256)
      expect(stored.length).toBe(bytes)
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', space: 'srgb', depth: 'uchar' })
    }
  })

  it.each([
    ['GIF', animatedGif],
    ['WebP', animatedWebp],
  ])('that moves goes on moving (%s), its small sizes stand still', async (_name, make) => {
    const received = await receive(await make())
    expect(received).toMatchObject({ width: 400, height: 300 })
    expect((await sharp(await room.bytesOf(received.key)).metadata()).pages).toBe(3)
    const [small] = received.variants
    expect((await sharp(await room.bytesOf(small?.key ?? '')).metadata()).pages ?? 1).toBe(1)
  })

  it('is at most 2560 pixels on its long side', async () => {
    const received = await receive(await jpeg(2000, 4000))
    expect(received).toMatchObject({ width: 1280, height: 2560 })
    expect(received.variants.map(({ width }) => width)).toEqual([320, 640])
  })

  it('is upright and reveals neither where nor with what it was taken', async () => {
    const original = await phoneJpeg()
    for (const told of [positionText, 'CamaraSecreta', 'Exif']) expect(original.includes(told)).toBe(true)
    const received = await receive(original)
    expect(received).toMatchObject({ width: 600, height: 800 })
    for (const key of await room.keys()) {
      const stored = await room.bytesOf(key)
      for (const told of [
        positionText,
        'CamaraSecreta',
        'Modelo-7',
        'GPS',
        'xmpmeta',
        'EXIF',
        'XMP ',
        'ICCP',
      ]) {
        expect(stored.includes(told)).toBe(false)
      }
      for (const carried of ['exif', 'xmp', 'icc', 'orientation']) {
        expect(await sharp(stored).metadata()).not.toHaveProperty(carried)
      }
    }
  })

  it.each([
    [
      'a GIF that is a script as well',
      async () => Buffer.concat([await animatedGif(), Buffer.from('/*<script>alert(1)</script>*/')]),
    ],
    [
      'a JPEG with a page behind it',
      async () => Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script>')]),
    ],
  ])('comes out clean from %s', async (_name, make) => {
    await receive(await make(), 'ataque.html')
    for (const key of await room.keys()) {
      expect(key).toMatch(/\.webp$/)
      expect((await room.bytesOf(key)).includes('script')).toBe(false)
    }
  })

  it('keeps its type whatever it is called', async () => {
    expect(await receive(await png(), 'virus.exe')).toMatchObject({
      mimeType: 'image/webp',
      originalFilename: 'virus.exe',
      filename: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/),
    })
  })
})

describe('a video', () => {
  it.each([
    ['MP4', 'isom', 'video/mp4', false],
    ['MOV', 'qt  ', 'video/quicktime', true],
  ])('in %s is kept without what the camera told', async (_name, brand, mimeType, headerLast) => {
    const original = movie({ brand, private: true, headerLast })
    for (const secret of secrets) expect(original.includes(Buffer.from(secret, 'latin1'))).toBe(true)
    const received = await receive(original, 'paseo.mov')
    expect(received).toMatchObject({
      mimeType,
      width: 1920,
      height: 1080,
      durationMs: 5000,
      placeholder: null,
    })
    expect(await room.keys()).toEqual([received.key])
    const stored = await room.bytesOf(received.key)
    expect(stored.length).toBe(original.length)
    expect(createHash('sha256').update(stored).digest('hex')).toBe(received.sha256)
    for (const secret of secrets) expect(stored.includes(Buffer.from(secret, 'latin1'))).toBe(false)
    expect(stored.includes('picture number two')).toBe(true)
  })

  it('of exactly 50 MB is accepted, one byte more is not', async () => {
    const sized = (size: number) => receive(asynchronous(padded(movieAround({ size }))), 'largo.mp4')
    const received = await sized(maximumFileBytes)
    expect(received.bytes).toBe(maximumFileBytes)
    await discardKeys(
      room.storage,
      filesOf(received).map(({ key }) => key),
    )
    await expect(sized(maximumFileBytes + 1)).rejects.toMatchObject({
      status: 413,
      code: 'too-large',
      message: 'Archivo demasiado grande. Máximo 50MB por archivo.',
    })
    expect(await room.everything()).toEqual([])
  })
})

describe('refused, with nothing left behind:', () => {
  it.each<[string, () => Promise<Buffer> | Buffer, object]>([
    [
      'an SVG called JPEG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      notAccepted,
    ],
    ['a page called PNG', () => Buffer.from('<!doctype html><script>alert(1)</script>'), notAccepted],
    ['a TIFF', () => picture().tiff().toBuffer(), notAccepted],
    ['an AVIF', () => picture(64, 64).avif().toBuffer(), notAccepted],
    ['three bytes', () => Buffer.from('abc'), notAccepted],
    ['an empty file', () => Buffer.alloc(0), { status: 422, message: 'El archivo está vacío.' }],
    ['a JPEG cut in half', async () => (await jpeg()).subarray(0, 9_000), damagedImage],
    ['a PNG cut in half', async () => (await png()).subarray(0, 90_000), damagedImage],
    ['a WebP cut in half', async () => (await webp()).subarray(0, 4_000), damagedImage],
    ['a GIF cut in half', async () => (await gif()).subarray(0, 20_000), damagedImage],
    [
      'the bare head of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0 and a page: <html>', 'latin1'),
      damagedImage,
    ],
    [
      'a bomb of 30,000 × 30,000 dots',
      () => bombPng(),
      { status: 422, message: 'La imagen tiene demasiados píxeles. Máximo 50 megapíxeles.' },
    ],
    ['an MP4 cut off', () => movie().subarray(0, -10), damagedVideo],
    ['an MP4 without a header', () => movie({ headerLast: true }).subarray(0, 80), damagedVideo],
    [
      'an ftyp and a page',
      () => Buffer.concat([movie().subarray(0, 24), Buffer.from('<html><script>alert(1)')]),
      damagedVideo,
    ],
  ])('%s', async (_name, make, refusal) => {
    await expect(receive(await make())).rejects.toMatchObject(refusal)
    expect(await room.everything()).toEqual([])
  })

  it('a PNG with damaged pixels', async () => {
    const bytes = await png()
    bytes.fill(0x55, 20_000, 20_400)
    await expect(receive(bytes)).rejects.toMatchObject(damagedImage)
    expect(await room.everything()).toEqual([])
  })

  it('a file whose sender fails', async () => {
    async function* broken() {
      yield (await jpeg()).subarray(0, 3_000)
      throw new Error('connection lost')
    }
    await expect(receive(broken())).rejects.toThrow('connection lost')
    expect(await room.everything()).toEqual([])
  })
})

it('discarding removes every file of a picture', async () => {
  const received = await receive(await jpeg(1500, 900))
  expect(await room.keys()).toHaveLength(4)
  await discardKeys(
    room.storage,
    filesOf(received).map(({ key }) => key),
  )
  expect(await room.everything()).toEqual([])
})
