/** A minimal writer of MP4 and MOV files. */

export const box = (type: string, ...contents: Buffer[]) => {
  const body = Buffer.concat(contents)
  return Buffer.concat([numbers(body.length + 8), Buffer.from(type, 'latin1'), body])
}

export const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4)
  return bytes
}

const text = (value: string) => Buffer.from(value, 'latin1')
const upright = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
const quarterTurn = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000]
const filmedAt = 0xe1234567

export const secrets = [
  '+40.4168-003.7038/',
  '40.4168N',
  'com.apple.quicktime.location.ISO6709',
  'ModeloSecreto',
  'GoPro AVC encoder',
  'GoPro AVC',
  'exif:GPSLatitude',
  'GPMF-POSITION',
  'hidden in free',
  '2026-11-21T10:00:00',
  numbers(filmedAt).toString('latin1'),
]

interface Track {
  handler: string
  format: Buffer
  samples: Buffer[]
  offset: number
  turned?: boolean
}

const track = ({ handler, format, samples, offset, turned }: Track, id: number) => {
  const size = handler === 'vide' ? [1920 * 0x10000, 1080 * 0x10000] : [0, 0]
  const matrix = turned ? quarterTurn : upright
  const sampleTable = box(
    'stbl',
    box('stsd', numbers(0, 1), format),
    box('stts', numbers(0, 1, samples.length, 512)),
    box('stsc', numbers(0, 1, 1, samples.length, 1)),
    box('stsz', numbers(0, 0, samples.length, ...samples.map((sample) => sample.length))),
    box('stco', numbers(0, 1, offset)),
  )
  const name = text('GoPro AVC\0')
  return box(
    'trak',
    box('tkhd', numbers(7, filmedAt, filmedAt, id, 0, 5120, 0, 0, 0, 0, ...matrix, ...size)),
    box(
      'mdia',
      box('mdhd', numbers(0, filmedAt, filmedAt, 1024, 5120, 0x55c40000)),
      box('hdlr', numbers(0, 0), text(handler), numbers(0, 0, 0), name),
      box('minf', box(handler === 'vide' ? 'vmhd' : 'nmhd', numbers(1, 0, 0)), sampleTable),
    ),
    box('udta', box('loci', numbers(0), text('Madrid 40.4168N'))),
  )
}

const pictureFormat = () => {
  const name = Buffer.alloc(32)
  name.write('\x11GoPro AVC encoder', 'latin1')
  const fixed = Buffer.alloc(42)
  fixed.writeUInt16BE(1, 6)
  fixed.writeUInt16BE(1920, 24)
  fixed.writeUInt16BE(1080, 26)
  return box('avc1', fixed, name, Buffer.from([0, 24, 255, 255]), box('avcC', numbers(0x0164001f)))
}

/** QuickTime metadata: names in `keys`, values in `ilst` by number. */
const quickTimeMeta = () => {
  const entries = [
    ['com.apple.quicktime.location.ISO6709', '+40.4168-003.7038/'],
    ['com.apple.quicktime.make', 'MarcaSecreta'],
    ['com.apple.quicktime.model', 'ModeloSecreto'],
    ['com.apple.quicktime.creationdate', '2026-11-21T10:00:00'],
  ]
  const names = entries.map(([name = '']) => box('mdta', text(name)))
  const values = entries.map(([, value = ''], index) => {
    const item = box('data', numbers(1, 0), text(value))
    return Buffer.concat([numbers(item.length + 8, index + 1), item])
  })
  return box(
    'meta',
    box('hdlr', numbers(0, 0), text('mdta'), numbers(0, 0, 0, 0)),
    box('keys', numbers(0, names.length), ...names),
    box('ilst', ...values),
  )
}

export interface MovieOptions {
  brand?: string
  turned?: boolean
  private?: boolean
  headerLast?: boolean
  size?: number
  /** The samples of its pictures, if what they hold matters. */
  pictures?: Buffer[]
}

/** Five seconds of 1920 × 1080; with `private`, full of what a camera records. `size` pads the media data. */
export const movie = (options: MovieOptions = {}) => {
  const { head, tail, padding } = movieAround(options)
  return Buffer.concat([head, Buffer.alloc(padding), tail])
}

/** The same in parts, for files too large for memory: `padding` zeros belong between them. */
export const movieAround = ({
  brand = 'isom',
  turned,
  private: telling = false,
  headerLast,
  size,
  pictures = [text('picture one'), text('picture number two')],
}: MovieOptions) => {
  const positions = [text('GPMF-POSITION 1'), text('GPMF-POSITION 22')]
  const type = box('ftyp', text(brand), numbers(512), text(brand), text(brand === 'qt  ' ? 'qt  ' : 'mp42'))
  const extras = telling
    ? [
        box('uuid', text('0123456789abcdef<x:xmpmeta exif:GPSLatitude="40.4168N"/>')),
        box('free', text('hidden in free')),
      ]
    : []
  const samples = Buffer.concat([...pictures, ...(telling ? positions : [])])
  const header = (mediaAt: number) =>
    box(
      'moov',
      box(
        'mvhd',
        numbers(0, filmedAt, filmedAt, 1024, 5120, 0x10000, 0x1000000, 0, 0, ...upright, 0, 0, 0, 0, 0, 0, 3),
      ),
      track({ handler: 'vide', format: pictureFormat(), samples: pictures, offset: mediaAt, turned }, 1),
      ...(telling
        ? [
            track(
              {
                handler: 'meta',
                format: box('gpmd', numbers(0, 1)),
                samples: positions,
                offset: mediaAt + Buffer.concat(pictures).length,
              },
              2,
            ),
            box('udta', box('©xyz', numbers(0x001215c7), text('+40.4168-003.7038/')), quickTimeMeta()),
            quickTimeMeta(),
          ]
        : []),
    )
  const before = Buffer.concat([type, ...extras])
  const headerLength = header(0).length
  const padding = Math.max(0, (size ?? 0) - before.length - headerLength - 8 - samples.length)
  const mediaAt = before.length + (headerLast ? 0 : headerLength) + 8
  const mediaHead = Buffer.concat([numbers(8 + samples.length + padding), text('mdat'), samples])
  return headerLast
    ? { head: Buffer.concat([before, mediaHead]), padding, tail: header(mediaAt) }
    : { head: Buffer.concat([before, header(mediaAt), mediaHead]), padding, tail: Buffer.alloc(0) }
}
