import { describe, expect, test } from 'vitest'
import { box, numbers } from '../test/movies.ts'
import { boxesIn } from './boxes.ts'
import { cleanTrack } from './clean-movie.ts'

const OFFSET = 100
const UNITS = 128

/** A sound track of old QuickTime: one chunk of samples that all have the size 1, whatever they take up. */
const soundOf = (...formats: Buffer[]) => {
  const bytes = box(
    'trak',
    box(
      'mdia',
      box('hdlr', numbers(0, 0), Buffer.from('soun'), numbers(0, 0, 0)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', numbers(0, formats.length), ...formats),
          box('stsc', numbers(0, 1, 1, UNITS, 1)),
          box('stsz', numbers(0, 1, UNITS)),
          box('stco', numbers(0, 1, OFFSET)),
        ),
      ),
    ),
  )
  const [track] = boxesIn(bytes, 0, bytes.length)
  if (!track) throw new Error('no track')
  const { dropped, samples } = cleanTrack(bytes, track, 10_000)
  expect(dropped).toBe(false)
  return samples
}

interface Sound {
  version?: number
  channels?: number
  bits?: number
}
/** A sound description, whose fields are at fixed places from the beginning of its box. */
const format = ({ version = 0, channels = 2, bits = 16 }: Sound, ...more: number[]) => {
  const fields = Buffer.alloc(28)
  fields.writeUInt16BE(version, 8)
  fields.writeUInt16BE(channels, 16)
  fields.writeUInt16BE(bits, 18)
  return box('twos', fields, numbers(...more))
}
const taking = (bytesOfUnit: number) => [{ start: OFFSET, end: OFFSET + UNITS * bytesOfUnit }]

describe('the sound of an old camera', () => {
  test('takes up its channels times their bits', () => {
    expect(soundOf(format({}))).toEqual(taking(4))
    expect(soundOf(format({ channels: 1, bits: 8 }))).toEqual(taking(1))
    expect(soundOf(format({ channels: 1, bits: 24 }))).toEqual(taking(3))
  })

  test('in packets takes up the bytes of a frame by the samples of a packet', () => {
    // IMA 4:1: 64 samples in 34 bytes of each of two channels.
    expect(soundOf(format({ version: 1 }, 64, 34, 68, 2))).toEqual(taking(68 / 64))
  })

  test('takes up a byte each when its description is missing, too short or says nothing', () => {
    expect(soundOf()).toEqual(taking(1))
    expect(soundOf(box('twos', Buffer.alloc(27)))).toEqual(taking(1))
    expect(soundOf(format({ channels: 0 }))).toEqual(taking(1))
    expect(soundOf(format({ version: 1 }, 64, 34, 68))).toEqual(taking(1))
    expect(soundOf(format({ version: 1 }, 64, 34, 0, 2))).toEqual(taking(1))
  })
})
