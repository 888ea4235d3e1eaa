import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'

/** Writes a PMTiles version 3 archive, as in https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md */

export interface Tile {
  zoom: number
  x: number
  y: number
  data: Uint8Array
}
/** `bounds` in degrees: west, south, east, north; default the whole world. */
export interface Metadata {
  minzoom: number
  maxzoom: number
  json: object
  bounds?: readonly [number, number, number, number]
}

export interface Entry {
  tileId: number
  offset: number
  length: number
  runLength: number
}

const HEADER_BYTES = 127
/** Readers fetch this much first; header and root directory must fit into it. */
const FIRST_READ_BYTES = 16_384
const LEAF_ENTRIES = 4096
const GZIP = 2
const VECTOR_TILES = 1

/** Returns the position of a tile on the Hilbert curves of all zooms in sequence. */
export const tileId = (zoom: number, column: number, row: number): number => {
  let [id, x, y] = [(4 ** zoom - 1) / 3, column, row]
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const [right, lower] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0]
    id += side * side * ((3 * right) ^ lower)
    if (lower === 0) {
      if (right === 1) [x, y] = [side - 1 - x, side - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return id
}

const varint = (value: number, out: number[]) => {
  let rest = value
  while (rest >= 0x80) {
    out.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  out.push(rest)
}

const directory = (entries: Entry[]): Buffer => {
  const out: number[] = []
  varint(entries.length, out)
  entries.forEach(({ tileId }, index) => {
    varint(tileId - (entries[index - 1]?.tileId ?? 0), out)
  })
  for (const { runLength } of entries) varint(runLength, out)
  for (const { length } of entries) varint(length, out)
  entries.forEach(({ offset }, index) => {
    const previous = entries[index - 1]
    varint(previous && offset === previous.offset + previous.length ? 0 : offset + 1, out)
  })
  return compress(Buffer.from(out))
}

const WORLD_BOUNDS = [-180, -85.0511, 180, 85.0511] as const

const compress = (data: Uint8Array) => gzipSync(data, { level: 9 })

/** Assigns positions to tiles in the curve's order; equal ones are stored once, and equal neighbours share an entry. */
const layOut = (tiles: Tile[]) => {
  const entries: Entry[] = []
  const stored = new Map<string, Entry>()
  const contents: Buffer[] = []
  let size = 0
  const sorted = tiles
    .map((tile) => ({ id: tileId(tile.zoom, tile.x, tile.y), data: tile.data }))
    .sort((one, other) => one.id - other.id)
  for (const { id, data } of sorted) {
    const digest = createHash('sha256').update(data).digest('base64')
    const known = stored.get(digest)
    const last = entries.at(-1)
    if (known && last?.offset === known.offset && last.tileId + last.runLength === id) {
      last.runLength++
      continue
    }
    const packed = known ? undefined : compress(data)
    const entry = {
      tileId: id,
      offset: known?.offset ?? size,
      length: known?.length ?? packed?.length ?? 0,
      runLength: 1,
    }
    if (packed) {
      contents.push(packed)
      size += packed.length
      stored.set(digest, entry)
    }
    entries.push(entry)
  }
  return { entries, contents, size }
}

/** The root directory lists the tiles themselves if they fit, else leaf directories. */
const directories = (entries: Entry[]): { root: Buffer; leaves: Buffer } => {
  const whole = directory(entries)
  if (HEADER_BYTES + whole.length <= FIRST_READ_BYTES) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const roots: Entry[] = []
  let offset = 0
  for (let start = 0; start < entries.length; start += LEAF_ENTRIES) {
    const part = entries.slice(start, start + LEAF_ENTRIES)
    const leaf = directory(part)
    roots.push({ tileId: part[0]?.tileId ?? 0, offset, length: leaf.length, runLength: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(roots), leaves: Buffer.concat(leaves) }
}

/**
 * Returns everything before the tiles: header, directories, metadata. `entries` must be in the order of their ids; `size` is the
 * total size of the contents and `contents` their number.
 */
export const archiveHead = (
  entries: Entry[],
  { size, contents }: { size: number; contents: number },
  { minzoom, maxzoom, json, bounds = WORLD_BOUNDS }: Metadata,
): Buffer => {
  const { root, leaves } = directories(entries)
  const metadata = compress(Buffer.from(JSON.stringify(json)))
  const sections = [root.length, metadata.length, leaves.length, size]
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles', 0, 'latin1')
  header.writeUInt8(3, 7)
  let offset = HEADER_BYTES
  sections.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
    offset += length
  })
  const addressed = entries.reduce((sum, { runLength }) => sum + runLength, 0)
  ;[addressed, entries.length, contents].forEach((count, index) => {
    header.writeBigUInt64LE(BigInt(count), 72 + index * 8)
  })
  header.set([1, GZIP, GZIP, VECTOR_TILES, minzoom, maxzoom], 96)
  bounds.forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4)
  })
  return Buffer.concat([header, root, metadata, leaves])
}

/** Builds an archive of tiles that are all in memory. */
export const writeArchive = (tiles: Tile[], metadata: Metadata): Buffer => {
  const { entries, contents, size } = layOut(tiles)
  return Buffer.concat([archiveHead(entries, { size, contents: contents.length }, metadata), ...contents])
}
