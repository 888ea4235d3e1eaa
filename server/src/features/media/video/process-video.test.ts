import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MediaError } from '../media-error.ts'
import { box, movie, numbers } from '../test/movies.ts'
import { boxesIn } from './boxes.ts'
import { processVideo } from './process-video.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-'))
})
afterAll(() => rm(folder, { recursive: true }))

const processed = async (bytes: Buffer) => {
  const path = join(folder, 'video')
  await writeFile(path, bytes)
  const { contentSha256, ...facts } = await processVideo(path)
  return { facts, contentSha256, bytes: await readFile(path) }
}

const FOREIGN = '$GPRMC,100000,A,4025.008,N,00342.228,W*'
const FRAME = Buffer.from('one whole frame.')
const FRAME_BYTES = FRAME.length

/** Adds foreign bytes at the end of the media data, which no track refers to. */
const withForeign = (whole: Buffer) => {
  const at = whole.indexOf('mdat') - 4
  const bytes = Buffer.concat([whole, Buffer.from(FOREIGN)])
  bytes.writeUInt32BE(bytes.length - at, at)
  return bytes
}

const edges = (bytes: Buffer) => boxesIn(bytes, 0, bytes.length).map(({ start, end }) => [start, end])
const damaged = { status: 422, message: 'El video está dañado o incompleto y no se puede leer.' }

describe('a video', () => {
  it('gives its length and its size as shown', async () => {
    expect((await processed(movie())).facts).toEqual({ durationMs: 5000, width: 1920, height: 1080 })
    expect((await processed(movie({ turned: true }))).facts).toMatchObject({ width: 1080, height: 1920 })
  })

  it.each([false, true])('keeps every box in its position (header last: %s)', async (headerLast) => {
    const original = movie({ private: true, headerLast })
    const { bytes } = await processed(original)
    expect(edges(bytes)).toEqual(edges(original))
    const pictures = original.indexOf('picture one')
    expect(bytes.subarray(pictures, pictures + 29)).toEqual(original.subarray(pictures, pictures + 29))
    expect((await processed(bytes)).bytes).toEqual(bytes)
  })

  it.each([false, true])(
    'is the same content whatever is put around it (header last: %s)',
    async (headerLast) => {
      const plain = movie({ headerLast })
      const { contentSha256 } = await processed(plain)
      const salts = [
        Buffer.concat([plain, box('free', Buffer.from('a salt'))]),
        Buffer.concat([plain, box('free', Buffer.from('another one, longer'))]),
        withForeign(movie()),
        movie({ headerLast, private: true }),
      ]
      for (const salted of salts) expect((await processed(salted)).contentSha256).toBe(contentSha256)
      const other = Buffer.from(plain)
      other.write('P', other.indexOf('picture one'))
      expect((await processed(other)).contentSha256).not.toBe(contentSha256)
    },
  )

  it('without private data only loses its dates and names', async () => {
    const { bytes } = await processed(movie())
    expect(bytes.includes('avc1')).toBe(true)
    expect(bytes.includes('avcC')).toBe(true)
    expect(bytes.includes('stsz')).toBe(true)
  })

  it('may have media data that extends to the end of the file', async () => {
    const bytes = movie()
    bytes.writeUInt32BE(0, bytes.indexOf('mdat') - 4)
    expect((await processed(bytes)).facts.durationMs).toBe(5000)
    await expect(processed(bytes.subarray(0, -5))).rejects.toMatchObject(damaged)
  })

  it('of unknown length is accepted', async () => {
    const bytes = movie()
    bytes.writeUInt32BE(0xffffffff, bytes.indexOf('mvhd') + 4 + 16)
    expect((await processed(bytes)).facts.durationMs).toBeNull()
  })
})

/** A fragmented file: the movie's header has a default size, the fragment the real ones. */
const fragmented = (sizes: number[] | null) => {
  const whole = movie()
  const mvex = box('mvex', box('trex', numbers(0, 1, 1, 0, FRAME.length, 0)))
  const [type, header] = boxesIn(whole, 0, whole.length)
  const named = whole.subarray(header?.content, header?.end)
  // The fragments alone have samples.
  named.writeUInt32BE(0, named.indexOf('stco') + 8)
  const start = Buffer.concat([whole.subarray(0, type?.end), box('moov', named, mvex)])
  const count = sizes?.length ?? 2
  const run = (offset: number) =>
    box(
      'moof',
      box('mfhd', numbers(0, 1)),
      box(
        'traf',
        box('tfhd', numbers(0x20000, 1)),
        box('trun', numbers(sizes ? 0x201 : 1, count, offset, ...(sizes ?? []))),
      ),
    )
  const fragment = run(run(0).length + 8)
  const data = box('mdat', FRAME, FRAME, Buffer.from(FOREIGN))
  return Buffer.concat([
    start,
    box('styp', Buffer.from(FOREIGN)),
    box('sidx', Buffer.from(FOREIGN)),
    fragment,
    data,
  ])
}

/** Inserts a box before the header, and says so in the offset of the samples, which counts from the start of the file. */
const withFirst = (inserted: Buffer) => {
  const whole = movie()
  const at = whole.indexOf('stco') + 12
  whole.writeUInt32BE(whole.readUInt32BE(at) + inserted.length, at)
  return Buffer.concat([whole.subarray(0, 24), inserted, whole.subarray(24)])
}

describe('bytes that belong to no picture or sound', () => {
  it.each(['mdat', 'sidx', 'ssix', 'mfra', 'styp', 'free'])(
    'are blanked in a %s of their own',
    async (type) => {
      const foreign = box(type, Buffer.from(FOREIGN))
      for (const original of [Buffer.concat([movie(), foreign]), withFirst(foreign)]) {
        const { bytes } = await processed(original)
        expect(bytes.includes('GPRMC')).toBe(false)
        expect(edges(bytes)).toEqual(edges(original))
      }
    },
  )

  it('are blanked after the samples, which stay', async () => {
    const { bytes } = await processed(withForeign(movie()))
    expect(bytes.includes('GPRMC')).toBe(false)
    expect(bytes.includes('picture onepicture number two')).toBe(true)
  })

  it.each([[null], [[FRAME_BYTES, FRAME_BYTES]]])(
    'are blanked in a fragmented video (sizes %j)',
    async (sizes) => {
      const { bytes } = await processed(fragmented(sizes))
      expect(bytes.includes('GPRMC')).toBe(false)
      expect(bytes.includes(`${FRAME}${FRAME}`)).toBe(true)
    },
  )

  it('cannot hide in the file type box', async () => {
    const type = box('ftyp', Buffer.from('isom'), numbers(512), Buffer.alloc(400, 'GPRMC'))
    await expect(processed(Buffer.concat([type, movie().subarray(24)]))).rejects.toMatchObject(damaged)
  })
})

it('the disk and folders of who cut a film are blanked in its references', async () => {
  const whole = movie()
  const at = whole.indexOf('stbl') - 4
  const dinf = box(
    'dinf',
    box('dref', numbers(0, 1), box('alis', numbers(1), Buffer.from('Macintosh HD:Users:ana'))),
  )
  const inserted = Buffer.concat([whole.subarray(0, at), dinf, whole.subarray(at)])
  for (const type of ['moov', 'trak', 'mdia', 'minf']) {
    const start = inserted.indexOf(type) - 4
    inserted.writeUInt32BE(inserted.readUInt32BE(start) + dinf.length, start)
  }
  inserted.writeUInt32BE(
    inserted.readUInt32BE(inserted.indexOf('stco') + 12) + dinf.length,
    inserted.indexOf('stco') + 12,
  )
  const { bytes } = await processed(inserted)
  expect([bytes.includes('dref'), bytes.includes('Users')]).toEqual([true, false])
})

describe('a video is refused', () => {
  const whole = movie()
  const type = whole.subarray(0, 24)
  const nested = (depth: number): Buffer => (depth === 0 ? box('trak') : box('trak', nested(depth - 1)))
  it.each([
    ['with sound alone', Buffer.from(whole.toString('latin1').replaceAll('vide', 'soun'), 'latin1')],
    ['with two headers', Buffer.concat([whole, box('moov')])],
    ['without media data', Buffer.concat([type, box('moov', box('mvhd', Buffer.alloc(100)))])],
    [
      'with a box smaller than its own head',
      Buffer.concat([type, numbers(4), Buffer.from('moov'), Buffer.alloc(40)]),
    ],
    ['with a box larger than the file', Buffer.concat([type, numbers(0x7fffffff), Buffer.from('moov')])],
    [
      'with a box of 2⁶³ bytes',
      Buffer.concat([type, numbers(1), Buffer.from('mdat'), numbers(0x80000000, 0)]),
    ],
    ['with a header of 5 MB', Buffer.concat([whole, box('moov', Buffer.alloc(5 << 20))])],
    ['that is nested without end', Buffer.concat([type, box('mdat'), box('moov', nested(2_000))])],
    [
      'of thousands of empty boxes',
      Buffer.concat([whole, ...Array.from({ length: 20_001 }, () => box('mdat'))]),
    ],
    ['with leftover bytes', Buffer.concat([whole, Buffer.from('abc')])],
  ])('%s', async (_name, bytes) => {
    await expect(processed(bytes)).rejects.toMatchObject(damaged)
  })

  /** Two samples of 11 and 18 bytes, in one chunk, with 39 bytes behind it that no track names. */
  const pointing = (offset: number, size = 18) => {
    const bytes = withForeign(movie())
    const [chunk, sizes] = [bytes.indexOf('stco') + 12, bytes.indexOf('stsz') + 20]
    bytes.writeUInt32BE(bytes.readUInt32BE(chunk) + offset, chunk)
    bytes.writeUInt32BE(size, sizes)
    return bytes
  }
  it.each([
    ['before it', pointing(-1)],
    ['far before it', pointing(-200)],
    ['behind it', pointing(40)],
    ['across its end', pointing(0, 58)],
  ])('whose samples are %s, outside of the media data', async (_name, bytes) => {
    await expect(processed(bytes)).rejects.toMatchObject(damaged)
  })

  it('when truncated anywhere', async () => {
    for (let length = 24; length < whole.length; length += 7) {
      await expect(processed(whole.subarray(0, length))).rejects.toMatchObject(damaged)
    }
  })
})

it('with any size of its file type, which may be no whole number of brands, a video is cleaned or refused', async () => {
  const original = movie({ private: true })
  for (let size = 0; size < 256; size++) {
    const bytes = Buffer.from(original)
    bytes[3] = size
    const outcome = await processed(bytes).catch((error) => error)
    if (!(outcome instanceof MediaError)) expect(outcome.bytes?.length, `${outcome}`).toBe(original.length)
  }
})

it('with any corrupted bytes, a video is cleaned or refused, and never changes its size', async () => {
  const original = withForeign(movie({ private: true }))
  const change = fc.tuple(fc.nat(original.length - 1), fc.integer({ min: 0, max: 255 }))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      const bytes = Buffer.from(original)
      for (const [at, value] of changes) bytes[at] = value
      const outcome = await processed(bytes).catch((error) => error)
      if (!(outcome instanceof MediaError)) expect(outcome.bytes.length).toBe(original.length)
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 400) },
  )
})
