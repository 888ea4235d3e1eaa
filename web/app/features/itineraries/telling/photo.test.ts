import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPhoto } from './read-photo.ts'
import { withoutPosition } from './without-position.ts'

type Entry = [tag: number, type: number, count: number, value: readonly number[] | string]

const bytesOf = (type: number, value: Entry[3]): number[] => {
  if (typeof value === 'string') return [...value].map((letter) => letter.charCodeAt(0))
  const width = type === 3 ? 2 : 4
  return value.flatMap((one) =>
    Array.from({ length: width }, (_, index) => (one >>> (8 * (width - 1 - index))) & 255),
  )
}

/** A directory of a TIFF that begins at `offset`, with what its entries point to behind it. */
const directory = (offset: number, entries: readonly Entry[]): number[] => {
  const behind: number[] = []
  const start = offset + 2 + entries.length * 12 + 4
  const lines = entries.flatMap(([tag, type, count, value]) => {
    const bytes = bytesOf(type, value)
    const head = [...bytesOf(3, [tag, type]), ...bytesOf(4, [count])]
    if (bytes.length <= 4) return [...head, ...bytes, ...Array(4 - bytes.length).fill(0)]
    const at = start + behind.length
    behind.push(...bytes)
    return [...head, ...bytesOf(4, [at])]
  })
  return [...bytesOf(3, [entries.length]), ...lines, 0, 0, 0, 0, ...behind]
}

/** What a phone writes: turned on its side, taken at a moment, at 42° 52′ 48″ N, 8° 32′ 24″ W. */
const exif = (): number[] => {
  const root: Entry[] = [
    [0x010f, 2, 14, 'CamaraSecreta\0'],
    [0x0112, 3, 1, [6]],
    [0x8769, 4, 1, [200]],
    [0x8825, 4, 1, [300]],
  ]
  const taken: Entry[] = [[0x9003, 2, 20, '2027:01:10 23:30:05\0']]
  const place: Entry[] = [
    [1, 2, 2, 'N\0'],
    [2, 5, 3, [42, 1, 52, 1, 48, 1]],
    [3, 2, 2, 'W\0'],
    [4, 5, 3, [8, 1, 32, 1, 24, 1]],
  ]
  const tiff: number[] = []
  const put = (at: number, part: number[]) => {
    while (tiff.length < at + part.length) tiff.push(0)
    tiff.splice(at, part.length, ...part)
  }
  put(0, [0x4d, 0x4d, 0, 42, 0, 0, 0, 8])
  put(8, directory(8, root))
  put(200, directory(200, taken))
  put(300, directory(300, place))
  return [...bytesOf(2, 'Exif\0\0'), ...tiff]
}
const segment = (kind: number, content: number[]) => [
  0xff,
  kind,
  ...bytesOf(3, [content.length + 2]),
  ...content,
]
const PICTURE = [
  ...segment(0xdb, Array(65).fill(1)),
  0xff,
  0xda,
  0,
  8,
  1,
  1,
  0,
  0,
  63,
  0,
  9,
  9,
  9,
  0xff,
  0xd9,
]
const photo = (...segments: number[][]) =>
  new File([Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...PICTURE])], 'faro.jpg', {
    type: 'image/jpeg',
  })
const xmp = segment(0xe1, bytesOf(2, 'http://ns.adobe.com/xap/1.0/\0<x>CamaraSecreta 42.88</x>'))
const phonePhoto = () => photo(segment(0xe1, exif()), xmp, segment(0xed, bytesOf(2, 'Santiago')))

test('a photo says when and where it was taken, by the clock of its camera', async () => {
  const { date, time, position } = await readPhoto(phonePhoto())
  expect([date, time]).toEqual(['2027-01-10', '23:30'])
  expect(position?.latitude).toBeCloseTo(42.88, 5)
  expect(position?.longitude).toBeCloseTo(-8.54, 5)
})

test('a photo that says nothing, a damaged one and no photo at all are known by nothing', async () => {
  const nothing = { date: null, time: null, position: null }
  const cut = new File([(await phonePhoto().arrayBuffer()).slice(0, 60)], 'cut.jpg', { type: 'image/jpeg' })
  for (const file of [photo(), cut, new File(['no es una foto'], 'nota.jpg', { type: 'image/jpeg' })])
    expect(await readPhoto(file)).toEqual(nothing)
})

const contentOf = async (file: File | null) =>
  new Uint8Array((await file?.arrayBuffer()) ?? expect.unreachable())

test('what is handed on says how it is turned, and nothing else', async () => {
  const bare = (await withoutPosition(phonePhoto())) ?? expect.unreachable()
  const text = Buffer.from(await bare.arrayBuffer()).toString('latin1')
  expect(text).not.toMatch(/CamaraSecreta|Santiago|2027:01/)
  expect(await readPhoto(bare)).toEqual({ date: null, time: null, position: null })
  expect([...new Uint8Array(await bare.arrayBuffer())].slice(-PICTURE.length)).toEqual(PICTURE)
  const { parse } = await import('exifr/dist/lite.esm.mjs')
  const said = await parse(await bare.arrayBuffer(), { translateValues: false })
  expect(said).toEqual({ Orientation: 6 })
  expect([bare.name, bare.type]).toEqual(['faro.jpg', 'image/jpeg'])
})

/** A part of a PNG, with its length before and its check behind. */
const chunk = (name: string, content: number[]) => {
  const named = [...bytesOf(2, name), ...content]
  return [...bytesOf(4, [content.length]), ...named, ...bytesOf(4, [crc32(Uint8Array.from(named))])]
}
const PNG = [0x89, ...bytesOf(2, 'PNG\r\n'), 0x1a, 0x0a]
const IMAGE = [...chunk('IHDR', Array(13).fill(1)), ...chunk('IDAT', [1, 2, 3]), ...chunk('IEND', [])]

test('a PNG keeps its picture and how it is turned, and nothing that was written about it', async () => {
  const said = [...chunk('eXIf', exif().slice(6)), ...chunk('tEXt', bytesOf(2, 'XML\0CamaraSecreta'))]
  const [head, rest] = [IMAGE.slice(0, 25), IMAGE.slice(25)]
  const file = new File([Uint8Array.from([...PNG, ...head, ...said, ...rest])], 'faro.png', {
    type: 'image/png',
  })
  const bytes = [...(await contentOf(await withoutPosition(file)))]
  const turned = [...bytesOf(2, 'MM'), 0, 42, 0, 0, 0, 8, ...directory(8, [[0x0112, 3, 1, [6]]])]
  expect(bytes.slice(0, -rest.length - 12 - turned.length)).toEqual([...PNG, ...head])
  expect(bytes.slice(-rest.length - 12 - turned.length)).toEqual([...chunk('eXIf', turned), ...rest])
})

/** A part of a WebP, filled up to an even length. */
const riff = (name: string, content: number[]) => {
  const [a = 0, b = 0, c = 0, d = 0] = bytesOf(4, [content.length])
  return [...bytesOf(2, name), d, c, b, a, ...content, ...Array(content.length % 2).fill(0)]
}
const webp = (...parts: number[][]) => riff('RIFF', [...bytesOf(2, 'WEBP'), ...parts.flat()])

test('a WebP, too, with its sizes and what it announces', async () => {
  const picture = riff('VP8 ', [1, 2, 3])
  const [exifOnly, both] = [0b1000, 0b1100].map((flags) => riff('VP8X', [flags, ...Array(9).fill(0)]))
  const told = webp(both ?? [], picture, riff('EXIF', exif()), riff('XMP ', bytesOf(2, 'CamaraSecreta')))
  const file = new File([Uint8Array.from(told)], 'faro.webp', { type: 'image/webp' })
  const turned = [...bytesOf(2, 'MM'), 0, 42, 0, 0, 0, 8, ...directory(8, [[0x0112, 3, 1, [6]]])]
  const bytes = [...(await contentOf(await withoutPosition(file)))]
  expect(bytes).toEqual(webp(exifOnly ?? [], picture, riff('EXIF', turned)))
})

test('a GIF, too, with how often it is repeated', async () => {
  const blocks = (...parts: number[][]) => [...parts.flatMap((part) => [part.length, ...part]), 0]
  const extension = (label: number, ...parts: number[][]) => [0x21, label, ...blocks(...parts)]
  const start = [...bytesOf(2, 'GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  const repeated = extension(0xff, bytesOf(2, 'NETSCAPE2.0'), [1, 0, 0])
  const image = [
    ...extension(0xf9, [0, 5, 0, 0]),
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2],
    ...blocks([0x44, 1]),
  ]
  const xmp = extension(0xff, bytesOf(2, 'XMP DataXMP'), bytesOf(2, '<x>CamaraSecreta 42.88</x>'))
  const comment = extension(0xfe, bytesOf(2, 'Santiago'))
  const gif = [...start, ...repeated, ...comment, ...image, ...xmp, 0x3b, ...bytesOf(2, 'CamaraSecreta')]
  const bare = await withoutPosition(new File([Uint8Array.from(gif)], 'faro.gif', { type: 'image/gif' }))
  expect([...(await contentOf(bare))]).toEqual([...start, ...repeated, ...image, 0x3b])
})

test('of a damaged picture nothing is handed on', async () => {
  const cut = new File([(await phonePhoto().arrayBuffer()).slice(0, 60)], 'cut.jpg')
  const cutPng = new File([Uint8Array.from([...PNG, ...IMAGE]).slice(0, 30)], 'cut.png')
  const cutWebp = new File([Uint8Array.from(webp(riff('VP8 ', [1, 2, 3]))).slice(0, 21)], 'cut.webp')
  for (const file of [cut, cutPng, cutWebp, new File(['GIF89a'], 'uno.gif')])
    expect(await withoutPosition(file)).toBeNull()
})

test('what is none of these pictures stays as it is', async () => {
  for (const file of [new File(['una nota'], 'nota.txt'), new File([], 'nada.jpg')])
    expect(await withoutPosition(file)).toBe(file)
})
