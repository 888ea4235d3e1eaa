import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  blobOf,
  blockOf,
  extractOf,
  headerOf,
  integer,
  packed,
  sized,
  varint,
  type Written,
} from '../testing/write-extract.ts'
import { findBlobs, readBlob } from './blobs.ts'
import { type BlockReader, readBlock } from './block.ts'
import { DamagedFile } from './damaged-file.ts'
import { readHeader } from './header.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CONTENT: Written = {
  bounds: [1, 42, 2, 43],
  nodes: [
    { id: 1, at: [42.5, 1.5], tags: { amenity: 'cafe', name: 'Café' } },
    { id: 2, at: [42.6, 1.6] },
    { id: 30_000_000_000, at: [42.7, 1.4] },
  ],
  ways: [
    {
      id: 4,
      nodes: [1, 2, 30_000_000_000],
      places: [
        [42.5, 1.5],
        [42.6, 1.6],
        [42.7, 1.4],
      ],
      tags: { highway: 'path' },
    },
  ],
  relations: [{ id: 5, tags: { type: 'multipolygon' }, members: [{ type: 'way', id: 4, role: 'outer' }] }],
}

/** Reads everything of a file, as an import does; throws as it does. Returns how many elements there were. */
const readAll = (bytes: Uint8Array): number => {
  const file = join(folder, 'file.osm.pbf')
  writeFileSync(file, bytes)
  const descriptor = openSync(file, 'r')
  let elements = 0
  const to: BlockReader = {
    node: (id, latitude, longitude) => {
      elements += Number(Number.isFinite(id + latitude + longitude))
    },
    way: (_id, tags, nodes) => {
      elements += Number(tags.size + nodes.length >= 0)
    },
    relation: (_id, _tags, members) => {
      elements += Number(members().length >= 0)
    },
  }
  try {
    for (const blob of findBlobs(file, statSync(file).size)) {
      const content = readBlob(descriptor, file, blob)
      if (blob.type === 'OSMHeader') readHeader(content)
      if (blob.type === 'OSMData') readBlock(content, to)
    }
  } finally {
    closeSync(descriptor)
  }
  return elements
}

const header = blobOf('OSMHeader', packed(headerOf({})))
const withBlock = (content: Uint8Array) => Buffer.concat([header, blobOf('OSMData', packed(content))])
const withData = (data: Uint8Array) => Buffer.concat([header, blobOf('OSMData', data)])

test('a whole extract is read', () => {
  expect(readAll(extractOf(CONTENT))).toBe(5)
})

test('cut off at any byte it is refused, except between two blobs', () => {
  const whole = extractOf(CONTENT)
  const between = new Set<number>()
  for (let at = 0; at < whole.length; ) {
    const head = whole.readUInt32BE(at)
    const size = whole.subarray(at + 4, at + 4 + head)
    // The last field of a blob's header is its size, in one or two bytes.
    const length = head === size.length ? lengthIn(size) : 0
    at += 4 + head + length
    between.add(at)
  }
  for (let cut = 0; cut < whole.length; cut++) {
    if (between.has(cut)) readAll(whole.subarray(0, cut))
    else expect(() => readAll(whole.subarray(0, cut)), `${cut}`).toThrow(DamagedFile)
  }
})
const lengthIn = (head: Buffer): number => {
  const [low = 0, high = 0] = head.subarray(head.lastIndexOf(0x18) + 1)
  return low < 0x80 ? low : (low & 0x7f) + high * 128
}

describe('a block', () => {
  test.each<[string, () => Buffer]>([
    ['that unpacks to more than it may', () => withData(packed(Buffer.alloc(40_000_000)))],
    ['that unpacks to more than it says and may', () => withData(packed(Buffer.alloc(40_000_000), 10))],
    [
      'whose packed content is cut off',
      () => withData(sized(3, deflateSync(blockOf(CONTENT)).subarray(0, 40))),
    ],
    ['packed in another way', () => withData(Buffer.concat([integer(2, 10), sized(7, Buffer.alloc(10))]))],
    ['of no content', () => withData(Buffer.alloc(0))],
    ['without texts', () => withBlock(sized(2, sized(2, Buffer.alloc(0))))],
    ['of no granularity', () => withBlock(blockOf({ ...CONTENT, granularity: 0 }))],
    [
      'of a negative granularity',
      () => withBlock(Buffer.concat([blockOf(CONTENT), varint(17 * 8), varint(-100)])),
    ],
    [
      'of a granularity of degrees',
      () => withBlock(Buffer.concat([blockOf(CONTENT), integer(17, 5_000_000_000)])),
    ],
    [
      'whose texts are missing',
      () => withBlock(Buffer.concat([sized(1, Buffer.alloc(0)), blockOf(CONTENT).subarray(100)])),
    ],
    ['with a field of no number', () => withBlock(Buffer.concat([blockOf(CONTENT), Buffer.of(0, 0)]))],
    ['with a field that is cut off', () => withBlock(Buffer.concat([blockOf(CONTENT), Buffer.of(0x29, 1)]))],
  ])('%s is refused', (_what, bytes) => {
    expect(() => readAll(bytes())).toThrow(/está dañado|A |Positions|Fields/)
  })

  test('that says a wrong size is read by what it has', () => {
    for (const claimed of [0, 1, 4_000_000_000, 2 ** 60])
      expect(readAll(withData(packed(blockOf(CONTENT), claimed)))).toBe(5)
  })

  test('of two million empty texts takes no object for each', () => {
    const texts = Buffer.alloc(4_000_000)
    for (let at = 0; at < texts.length; at += 2) texts[at] = (1 << 3) | 2
    const before = process.memoryUsage().heapUsed
    expect(readAll(withBlock(sized(1, texts)))).toBe(0)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(120_000_000)
  })
})

describe('any altered bytes', () => {
  const isRefusal = (error: unknown) => error instanceof DamagedFile || error instanceof RangeError
  const altered = (bytes: Uint8Array, changes: [number, number][]) => {
    const copy = Buffer.from(bytes)
    for (const [at, value] of changes) copy[at % copy.length] = value
    return copy
  }
  const changes = fc.array(fc.tuple(fc.nat(5_000), fc.nat(255)), { minLength: 1, maxLength: 8 })
  const survives = (read: () => unknown) => {
    try {
      read()
    } catch (error) {
      expect(isRefusal(error) ? '' : String(error)).toBe('')
    }
  }

  // Altered before they are packed: zlib's checksum would find nearly all changes after it.
  test('of a block or header are read or refused', () => {
    const [block, head] = [blockOf(CONTENT), headerOf(CONTENT)]
    fc.assert(
      fc.property(changes, (some) => {
        survives(() => readAll(withBlock(altered(block, some))))
        survives(() => readHeader(altered(head, some)))
      }),
      { numRuns: 3_000, interruptAfterTimeLimit: 3_000 },
    )
  })
  test('of a whole file are read or refused', () => {
    const whole = extractOf(CONTENT)
    fc.assert(
      fc.property(changes, (some) => survives(() => readAll(altered(whole, some)))),
      { numRuns: 3_000, interruptAfterTimeLimit: 2_000 },
    )
  })
})
