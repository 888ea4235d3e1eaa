import { createHash } from 'node:crypto'
import { closeSync, openSync, readSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { writeAll } from '../write-all.ts'
import type { MadeTile } from './cut-piece.ts'
import { archiveHead, type Entry, type Metadata, tileId } from './pmtiles-writer.ts'

/** A compressed tile that a worker has stored in its own file. */
export interface StoredTile {
  tileId: number
  file: string
  offset: number
  length: number
  digest: string
}

const COPY_BYTES = 4 * 1024 * 1024

/** Appends compressed tiles to a file. */
export const createTileStore = (file: string) => {
  const descriptor = openSync(file, 'w')
  const tiles: StoredTile[] = []
  let end = 0
  return {
    add: ({ zoom, x, y, data }: MadeTile): void => {
      const packed = gzipSync(data, { level: 6 })
      writeAll(descriptor, packed, end)
      const digest = createHash('sha1').update(packed).digest('base64')
      tiles.push({ tileId: tileId(zoom, x, y), file, offset: end, length: packed.length, digest })
      end += packed.length
    },
    close: (): StoredTile[] => {
      closeSync(descriptor)
      return tiles
    },
  }
}

/** Assigns positions to the distinct tiles, in the order of the ids; equal neighbours share an entry. */
const layOut = (tiles: StoredTile[]) => {
  const entries: Entry[] = []
  const contents: StoredTile[] = []
  const places = new Map<string, Entry>()
  let size = 0
  for (const tile of tiles.toSorted((one, other) => one.tileId - other.tileId)) {
    const known = places.get(tile.digest)
    const last = entries.at(-1)
    if (known && last && last.offset === known.offset && last.tileId + last.runLength === tile.tileId) {
      last.runLength++
      continue
    }
    const entry = { tileId: tile.tileId, offset: known?.offset ?? size, length: tile.length, runLength: 1 }
    entries.push(entry)
    if (known) continue
    places.set(tile.digest, entry)
    contents.push(tile)
    size += tile.length
  }
  return { entries, contents, size }
}

/** Writes the archive of tiles stored in several files. */
export const assembleArchive = (
  file: string,
  tiles: StoredTile[],
  metadata: Metadata,
): { tiles: number; bytes: number } => {
  const { entries, contents, size } = layOut(tiles)
  const head = archiveHead(entries, { size, contents: contents.length }, metadata)
  const descriptor = openSync(file, 'w')
  const sources = new Map<string, number>()
  writeAll(descriptor, head)
  let waiting: Buffer[] = []
  let bytes = 0
  const flush = () => {
    if (waiting.length > 0) writeAll(descriptor, Buffer.concat(waiting))
    ;[waiting, bytes] = [[], 0]
  }
  for (const { file: source, offset, length } of contents) {
    const from = sources.get(source) ?? openSync(source, 'r')
    sources.set(source, from)
    const buffer = Buffer.allocUnsafe(length)
    readSync(from, buffer, 0, length, offset)
    waiting.push(buffer)
    bytes += length
    if (bytes >= COPY_BYTES) flush()
  }
  flush()
  for (const from of [...sources.values(), descriptor]) closeSync(from)
  return { tiles: tiles.length, bytes: head.length + size }
}
