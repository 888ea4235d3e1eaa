import { box, numbers } from './movies.ts'

/** Films with a mark wherever cameras and phones put what is no picture or sound: no track of theirs names one of these places. */

/** A piece of any mark: as long as nothing else in the films has it. */
export const PIECE = '40.41N03'
export const MARK = Buffer.from('40.41N03.70W'.repeat(4), 'latin1')

const text = (value: string) => Buffer.from(value, 'latin1')
const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
/** Bytes that no text has. */
const sample = (length: number, seed: number) =>
  Buffer.from(Array.from({ length }, (_, index) => 0x80 | ((index * 37 + seed * 11) & 0x7f)))

const avc1 = () => {
  const fixed = Buffer.alloc(78)
  fixed.writeUInt16BE(1, 6)
  fixed.writeUInt16BE(640, 24)
  fixed.writeUInt16BE(360, 26)
  return box('avc1', fixed, box('avcC', numbers(0x0164001f)), box('free', MARK))
}
const mp4a = () => {
  const fixed = Buffer.alloc(28)
  fixed.writeUInt16BE(1, 6)
  fixed.writeUInt16BE(2, 16)
  fixed.writeUInt16BE(16, 18)
  return box('mp4a', fixed, box('esds', numbers(0, 0x03808080)))
}

interface Told {
  id: number
  handler: string
  sizes: number[]
  chunks: number[]
  isWide?: boolean
}
const trackOf = ({ id, handler, sizes, chunks, isWide }: Told) => {
  const each = sizes.length / Math.max(1, chunks.length)
  const offsets = isWide
    ? box('co64', numbers(0, chunks.length, ...chunks.flatMap((at) => [0, at])))
    : box('stco', numbers(0, chunks.length, ...chunks))
  const stbl = box(
    'stbl',
    box('stsd', numbers(0, 1), handler === 'vide' ? avc1() : mp4a()),
    box('udta', MARK),
    box('stts', numbers(0, 1, sizes.length, 512)),
    box('stsc', numbers(0, chunks.length === 0 ? 0 : 1, ...(chunks.length === 0 ? [] : [1, each, 1]))),
    box('stsz', numbers(0, 0, sizes.length, ...sizes)),
    offsets,
  )
  return box(
    'trak',
    box('tkhd', numbers(7, 1, 1, id, 0, 5120, 0, 0, 0, 0, ...upright, 640 * 0x10000, 360 * 0x10000)),
    box('udta', MARK),
    box(
      'mdia',
      box('mdhd', numbers(0, 1, 1, 1024, 5120, 0x55c40000)),
      box('hdlr', numbers(0, 0), text(handler), numbers(0, 0, 0), MARK),
      box(
        'minf',
        box(handler === 'vide' ? 'vmhd' : 'smhd', numbers(1, 0, 0)),
        box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1), MARK))),
        stbl,
      ),
      box('meta', numbers(0), MARK),
    ),
    box('meta', numbers(0), box('ilst', box('data', MARK))),
  )
}
const mvhd = () =>
  box('mvhd', numbers(0, 1, 1, 1024, 5120, 0x10000, 0x1000000, 0, 0, ...upright, 0, 0, 0, 0, 0, 0, 3))
const ftyp = () => box('ftyp', text('isom'), numbers(512), text('isommp42'))

/** Two tracks of three chunks each, with marks between the chunks, and a third track that is not kept. */
export const markedMovie = ({ isWide = false } = {}): Buffer => {
  const pictures = [40, 52, 36, 44, 48, 60]
  const sounds = [20, 24, 28]
  const before = Buffer.concat([ftyp(), box('uuid', MARK), box('free', MARK)])
  const headerOf = (at: number, isMeasured = false): Buffer => {
    const media = mediaOf(at)
    const told = isMeasured ? { chunks: [0, 0, 0] } : null
    return box(
      'moov',
      mvhd(),
      box('udta', MARK),
      trackOf({ id: 1, handler: 'vide', sizes: pictures, chunks: media.pictures, isWide, ...told }),
      trackOf({ id: 2, handler: 'soun', sizes: sounds, chunks: media.sounds, ...told }),
      trackOf({ id: 3, handler: 'meta', sizes: [MARK.length], chunks: [media.positions] }),
      box('meta', numbers(0), box('ilst', box('data', MARK))),
    )
  }
  const mediaOf = (start: number) => {
    const parts: Buffer[] = []
    const at = { pictures: [] as number[], sounds: [] as number[], positions: 0 }
    let next = start
    const put = (bytes: Buffer) => {
      parts.push(bytes)
      next += bytes.length
      return next - bytes.length
    }
    for (let chunk = 0; chunk < 3; chunk++) {
      const [one = 0, other = 0] = pictures.slice(2 * chunk)
      at.pictures.push(put(Buffer.concat([sample(one, chunk), sample(other, chunk + 7)])))
      if (chunk === 1) put(MARK)
      at.sounds.push(put(sample(sounds[chunk] ?? 0, chunk + 20)))
    }
    put(MARK)
    at.positions = put(MARK)
    return { ...at, bytes: Buffer.concat(parts) }
  }
  const mediaAt = before.length + headerOf(0, true).length + 8
  return Buffer.concat([
    before,
    headerOf(mediaAt),
    box('mdat', mediaOf(mediaAt).bytes),
    box('mdat', MARK),
    box('mfra', MARK),
    box('skip', MARK),
  ])
}

/** Two fragments, with marks behind the samples and in the indexes. */
export const markedFragments = (): Buffer => {
  const sizes = [40, 52]
  const moov = box(
    'moov',
    mvhd(),
    box('udta', MARK),
    trackOf({ id: 1, handler: 'vide', sizes: [], chunks: [] }),
    box('mvex', box('trex', numbers(0, 1, 1, 0, 0, 0)), box('udta', MARK)),
  )
  const fragment = (number: number) => {
    const moof = (offset: number) =>
      box(
        'moof',
        box('mfhd', numbers(0, number)),
        box(
          'traf',
          box('tfhd', numbers(0x20000, 1)),
          box('tfdt', numbers(0, number * 1024)),
          box('uuid', MARK),
          box('trun', numbers(0x201, sizes.length, offset, ...sizes)),
        ),
      )
    const samples = Buffer.concat(sizes.map((length, index) => sample(length, number + index)))
    return Buffer.concat([moof(moof(0).length + 8), box('mdat', samples, MARK)])
  }
  return Buffer.concat([
    ftyp(),
    moov,
    box('sidx', MARK),
    fragment(1),
    box('styp', MARK),
    fragment(2),
    box('mfra', MARK),
  ])
}
