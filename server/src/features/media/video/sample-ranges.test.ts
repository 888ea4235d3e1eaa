import { describe, expect, test } from 'vitest'
import { box, numbers } from '../test/movies.ts'
import { boxesIn } from './boxes.ts'
import { checkInside, gapsIn, rangesWithin, sampleRanges } from './sample-ranges.ts'

const RUNS = box('stsc', numbers(0, 2, 1, 1, 1, 3, 3, 1))
const SIZES = box('stsz', numbers(0, 0, 5, 10, 20, 30, 40, 50))
const OFFSETS = box('stco', numbers(0, 3, 100, 200, 300))

/** Three chunks: two of one sample each, and one of three. */
const ranges = (parts: Buffer[], { fileSize = 1_000, bytesOfUnit = 1 } = {}) => {
  const bytes = box('stbl', ...parts)
  const [table] = boxesIn(bytes, 0, bytes.length)
  return table && sampleRanges(bytes, table, fileSize, bytesOfUnit)
}
const CHUNKS = [
  { start: 100, end: 110 },
  { start: 200, end: 220 },
  { start: 300, end: 420 },
]
const damaged = expect.objectContaining({ status: 422 })

describe('the samples of a track', () => {
  test('are where its chunks begin, as many in each as its run says', () => {
    expect(ranges([RUNS, SIZES, OFFSETS])).toEqual(CHUNKS)
    expect(ranges([RUNS, SIZES, box('co64', numbers(0, 3, 0, 100, 0, 200, 0, 300))])).toEqual(CHUNKS)
    const beyond = box('co64', numbers(0, 1, 2, 7))
    expect(ranges([RUNS, SIZES, beyond], { fileSize: 2 ** 40 })?.[0]?.start).toBe(2 * 2 ** 32 + 7)
  })

  test('of one size take their number times that size', () => {
    const chunks = (bytes: number) => [
      { start: 100, end: 100 + bytes },
      { start: 200, end: 200 + bytes },
      { start: 300, end: 300 + 3 * bytes },
    ]
    expect(ranges([RUNS, box('stsz', numbers(0, 12, 5)), OFFSETS])).toEqual(chunks(12))
    expect(ranges([RUNS, box('stsz', numbers(0, 1, 5)), OFFSETS], { bytesOfUnit: 4 })).toEqual(chunks(4))
  })

  test.each([
    [16, [0, 10, 0, 20, 0, 30, 0, 40, 0, 50]],
    [8, [10, 20, 30, 40, 50]],
  ])('have sizes of %i bits', (bits, sizes) => {
    const compact = box('stz2', numbers(0, bits, 5), Buffer.from(sizes))
    expect(ranges([RUNS, compact, OFFSETS])).toEqual(CHUNKS)
  })

  test('may have sizes of 4 bits, two in a byte', () => {
    const compact = box('stz2', numbers(0, 4, 5), Buffer.from([0x12, 0x34, 0x50]))
    expect(ranges([RUNS, compact, OFFSETS])).toEqual([
      { start: 100, end: 101 },
      { start: 200, end: 202 },
      { start: 300, end: 312 },
    ])
  })

  test('have no other sizes', () => {
    const compact = box('stz2', numbers(0, 5, 5), Buffer.alloc(10))
    expect(() => ranges([RUNS, compact, OFFSETS])).toThrow(damaged)
  })

  test('do not begin after the end of the file', () => {
    expect(ranges([RUNS, SIZES, OFFSETS], { fileSize: 300 })).toEqual(CHUNKS)
    expect(() => ranges([RUNS, SIZES, OFFSETS], { fileSize: 299 })).toThrow(damaged)
  })

  test.each([
    ['sizes', [RUNS, box('stsz', numbers(0, 0, 5, 10)), OFFSETS]],
    ['chunks', [RUNS, SIZES, box('stco', numbers(0, 3, 100))]],
    ['runs', [box('stsc', numbers(0, 9, 1, 2, 1)), SIZES, OFFSETS]],
  ])('are refused when their table has fewer %s than it says', (_what, parts) => {
    expect(() => ranges(parts)).toThrow(damaged)
  })
})

describe('samples', () => {
  const areas = [
    { start: 10, end: 20 },
    { start: 20, end: 40 },
  ]
  const range = (start: number, end: number) => ({ start, end })
  test('are each inside of media data, side by side, or the very same', () => {
    checkInside([range(30, 40), range(10, 15), range(15, 20), range(10, 15), range(50, 50)], areas)
    checkInside([], areas)
  })

  test.each([
    ['before it', [range(9, 12)]],
    ['behind it', [range(35, 41)]],
    ['in two parts of it', [range(15, 25)]],
    ['where there is none', [range(50, 51)]],
    ['partly the same', [range(10, 15), range(14, 18)]],
    ['within each other', [range(20, 40), range(25, 30)]],
    ['the same and more', [range(10, 12), range(10, 13)]],
  ])('are refused %s', (_where, ranges) => {
    expect(() => checkInside(ranges, areas)).toThrow(damaged)
  })
})

describe('the kept parts of a file', () => {
  const AREAS = [
    { start: 0, end: 10 },
    { start: 20, end: 40 },
    { start: 50, end: 60 },
  ]
  const SAMPLES = [
    { start: 30, end: 55 },
    { start: 2, end: 5 },
    { start: 4, end: 8 },
    { start: 45, end: 48 },
  ]

  test("are its samples' media data, in order and once", () => {
    expect(rangesWithin(SAMPLES, AREAS)).toEqual([
      { start: 2, end: 8 },
      { start: 30, end: 40 },
      { start: 50, end: 55 },
    ])
  })

  test('leave the gaps between them', () => {
    expect(gapsIn(AREAS, SAMPLES)).toEqual([
      { start: 0, end: 2 },
      { start: 8, end: 10 },
      { start: 20, end: 30 },
      { start: 55, end: 60 },
    ])
    const [first, second] = [
      { start: 0, end: 10 },
      { start: 10, end: 20 },
    ]
    expect(gapsIn([first, second], [{ start: 10, end: 15 }])).toEqual([first, { start: 15, end: 20 }])
    expect(gapsIn(AREAS, [])).toEqual(AREAS)
    expect(gapsIn(AREAS, AREAS)).toEqual([])
  })
})
