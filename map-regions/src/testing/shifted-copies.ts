import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { findBlobs, readBlob } from '../osm/blobs.ts'
import { ProtobufReader } from '../osm/protobuf.ts'
import { ProtobufWriter } from '../tiles/protobuf-writer.ts'

/** The distance between copies of a country as small as Andorra, in billionths of a degree. */
const STEP = { latitude: 300_000_000, longitude: 500_000_000 }
/** Greater than all ids, so that no two copies share one. */
const IDS = 100_000_000_000
const LATITUDE_OFFSET = 19
const LONGITUDE_OFFSET = 20

type Rewrite = (bytes: Uint8Array) => Uint8Array
/** Changes of a message's fields, by field number: of an integer, or of a field with a length. */
interface Changes {
  numbers?: Record<number, (value: number) => number>
  parts?: Record<number, Rewrite>
}

const rewritten = (message: Uint8Array, { numbers = {}, parts = {} }: Changes): Uint8Array => {
  const [reader, writer] = [new ProtobufReader(message), new ProtobufWriter()]
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    const field = key >> 3
    if ((key & 7) === 0) {
      writer.varint(key)
      writer.varint(numbers[field]?.(reader.varint()) ?? reader.varint())
    } else if ((key & 7) === 2) {
      const { bytes, position, end } = reader.inner()
      const part = bytes.subarray(position, end)
      writer.raw(field, parts[field]?.(part) ?? part)
    } else throw new RangeError('A field of another kind.')
  }
  return writer.take()
}

/** In a list of differences to the previous number, the first one shifts all. */
const shiftedFirst =
  (shift: number): Rewrite =>
  (list) => {
    if (list.length === 0) return list
    const [reader, writer] = [new ProtobufReader(list), new ProtobufWriter()]
    const first = reader.zigzag() + shift
    writer.varint(first < 0 ? -first * 2 - 1 : first * 2)
    return Buffer.concat([writer.take(), list.subarray(reader.position)])
  }

const blockShifted = (block: Uint8Array, ids: number, north: number, east: number): Uint8Array => {
  const id = (value: number) => value + ids
  const first = shiftedFirst(ids)
  const dense: Rewrite = (bytes) => rewritten(bytes, { parts: { 1: first } })
  const way: Rewrite = (bytes) => rewritten(bytes, { numbers: { 1: id }, parts: { 8: first } })
  const relation: Rewrite = (bytes) => rewritten(bytes, { numbers: { 1: id }, parts: { 9: first } })
  const group: Rewrite = (bytes) => rewritten(bytes, { parts: { 2: dense, 3: way, 4: relation } })
  const writer = new ProtobufWriter()
  for (const [field, offset] of [
    [LATITUDE_OFFSET, north],
    [LONGITUDE_OFFSET, east],
  ] as const) {
    writer.varint(field << 3)
    writer.varint(offset)
  }
  return Buffer.concat([rewritten(block, { parts: { 2: group } }), writer.take()])
}

/** Returns 2 for nodes, 3 for ways, 4 for relations, the order in a file. */
const kindOf = (block: Uint8Array): number => {
  const reader = new ProtobufReader(block)
  for (let key = reader.key(); key !== 0; key = reader.key())
    if (key === ((2 << 3) | 2)) return reader.inner().key() >> 3
    else reader.skip(key & 7)
  return 0
}

const stretched = (header: Uint8Array, north: number, east: number): Uint8Array =>
  rewritten(header, {
    parts: {
      1: (box) =>
        rewritten(box, { numbers: { 2: (right) => right + east * 2, 3: (top) => top + north * 2 } }),
    },
  })

const writeBlob = (descriptor: number, type: string, content: Uint8Array) => {
  const blob = new ProtobufWriter()
  blob.varint(2 << 3)
  blob.varint(content.length)
  blob.raw(3, deflateSync(content))
  const data = blob.take()
  const header = new ProtobufWriter()
  header.text(1, type)
  header.varint(3 << 3)
  header.varint(data.length)
  const head = header.take()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  for (const part of [length, head, data]) writeSync(descriptor, part)
}

/** Writes a large extract: `side` times `side` copies of a small one, each further north or east. */
export const writeShiftedCopies = (file: string, side: number, output: string): void => {
  const source = openSync(file, 'r')
  const target = openSync(output, 'w')
  const blobs = findBlobs(file, statSync(file).size).map((place) => ({
    type: place.type,
    content: readBlob(source, file, place),
  }))
  for (const { type, content } of blobs)
    if (type === 'OSMHeader')
      writeBlob(target, type, stretched(content, (side - 1) * STEP.latitude, (side - 1) * STEP.longitude))
  const data = blobs.filter(({ type }) => type === 'OSMData').map(({ content }) => content)
  for (const kind of [2, 3, 4])
    for (let copy = 0; copy < side * side; copy++) {
      const [north, east] = [Math.floor(copy / side) * STEP.latitude, (copy % side) * STEP.longitude]
      for (const block of data)
        if (kindOf(block) === kind) writeBlob(target, 'OSMData', blockShifted(block, copy * IDS, north, east))
    }
  closeSync(source)
  closeSync(target)
}
