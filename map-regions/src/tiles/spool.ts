import { closeSync, openSync, readSync } from 'node:fs'
import { type Box, boxOf, WORLD, WORLD_BITS } from '../geometry/world.ts'
import { writeAll } from '../write-all.ts'
import { type Feature, LAYERS, LEVELS } from './feature.ts'

/**
 * Where the features of a piece of the map are stored: the key is [level, x, y] as text, the values are ranges of workers' files.
 */
export type SpoolIndex = Map<string, { file: string; offset: number; length: number }[]>

const FLUSH_BYTES = 64 * 1024
/** What waits in memory for all pieces together: a large extract has thousands of pieces. */
const MOST_WAITING = 16 * 1024 * 1024
/** How far around a piece features still belong to it, because they are drawn in its margin. */
const MARGIN = 1 / 32

const encode = ({ id, layer, type, minzoom, maxzoom, properties, parts }: Feature): Buffer => {
  const words = Buffer.from(JSON.stringify(properties), 'utf8')
  const points = parts.reduce((sum, part) => sum + part.byteLength + 4, 0)
  const buffer = Buffer.allocUnsafe(22 + words.length + points)
  buffer.writeUInt32LE(buffer.length, 0)
  buffer.writeUInt8(LAYERS.indexOf(layer), 4)
  buffer.writeUInt8(type, 5)
  buffer.writeUInt8(minzoom, 6)
  buffer.writeUInt8(maxzoom, 7)
  buffer.writeDoubleLE(id, 8)
  buffer.writeUInt32LE(words.length, 16)
  buffer.writeUInt16LE(0, 20)
  words.copy(buffer, 22)
  let offset = 22 + words.length
  for (const part of parts) {
    buffer.writeUInt32LE(part.length, offset)
    Buffer.from(part.buffer, part.byteOffset, part.byteLength).copy(buffer, offset + 4)
    offset += 4 + part.byteLength
  }
  return buffer
}

const decode = (buffer: Buffer): Feature => {
  const wordsLength = buffer.readUInt32LE(16)
  const parts: Int32Array[] = []
  for (let offset = 22 + wordsLength; offset < buffer.length; ) {
    const length = buffer.readUInt32LE(offset)
    const part = new Int32Array(length)
    Buffer.from(part.buffer).set(buffer.subarray(offset + 4, offset + 4 + length * 4))
    parts.push(part)
    offset += 4 + length * 4
  }
  return {
    id: buffer.readDoubleLE(8),
    layer: LAYERS[buffer.readUInt8(4)] ?? 'earth',
    type: buffer.readUInt8(5) as Feature['type'],
    minzoom: buffer.readUInt8(6),
    maxzoom: buffer.readUInt8(7),
    properties: JSON.parse(buffer.toString('utf8', 22, 22 + wordsLength)),
    parts,
  }
}

/** Returns the boxes that a feature fills: one, or one for each part if these lie at both edges of the map. */
const boxesOf = ({ parts }: Feature): Box[] => {
  const box = boxOf(parts)
  return box.east - box.west < WORLD / 2 ? [box] : parts.map((part) => boxOf([part]))
}

/** Writes features to a file, sorted by piece. */
export const createSpool = (file: string) => {
  const descriptor = openSync(file, 'w')
  const waiting = new Map<string, { chunks: Buffer[]; bytes: number }>()
  const index: SpoolIndex = new Map()
  let end = 0
  let held = 0

  const flush = (piece: string) => {
    const part = waiting.get(piece)
    if (!part) return
    waiting.delete(piece)
    held -= part.bytes
    writeAll(descriptor, Buffer.concat(part.chunks), end)
    const stretches = index.get(piece) ?? []
    stretches.push({ file, offset: end, length: part.bytes })
    index.set(piece, stretches)
    end += part.bytes
  }
  const keep = (piece: string, record: Buffer) => {
    const part = waiting.get(piece) ?? { chunks: [], bytes: 0 }
    part.chunks.push(record)
    part.bytes += record.length
    waiting.set(piece, part)
    held += record.length
    if (part.bytes >= FLUSH_BYTES) flush(piece)
    else if (held >= MOST_WAITING) flushAll()
  }
  const flushAll = () => {
    for (const piece of [...waiting.keys()]) flush(piece)
  }

  return {
    add: (feature: Feature): void => {
      const boxes = boxesOf(feature)
      const record = encode(feature)
      LEVELS.forEach(({ first, last }, level) => {
        if (feature.minzoom > last || feature.maxzoom < first) return
        const side = 2 ** (WORLD_BITS - first)
        const tiles = 2 ** first - 1
        const [margin, at] = [
          side * MARGIN,
          (value: number) => Math.max(0, Math.min(tiles, Math.floor(value / side))),
        ]
        const pieces = new Set<string>()
        for (const box of boxes)
          for (let x = at(box.west - margin); x <= at(box.east + margin); x++)
            for (let y = at(box.north - margin); y <= at(box.south + margin); y++)
              pieces.add(`${level}/${x}/${y}`)
        for (const piece of pieces) keep(piece, record)
      })
    },
    close: (): SpoolIndex => {
      flushAll()
      closeSync(descriptor)
      return index
    },
  }
}

/** Returns the features of one piece, always in the same order. */
export const readSpool = (stretches: { file: string; offset: number; length: number }[]): Feature[] => {
  const features: Feature[] = []
  for (const { file, offset, length } of stretches) {
    const descriptor = openSync(file, 'r')
    const buffer = Buffer.allocUnsafe(length)
    readSync(descriptor, buffer, 0, length, offset)
    closeSync(descriptor)
    for (let at = 0; at < length; ) {
      const size = buffer.readUInt32LE(at)
      features.push(decode(buffer.subarray(at, at + size)))
      at += size
    }
  }
  return features.sort((one, other) => one.id - other.id)
}
