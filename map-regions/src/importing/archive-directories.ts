import { gunzipSync } from 'node:zlib'
import { DamagedFile } from '../osm/damaged-file.ts'
import { ProtobufReader } from '../osm/protobuf.ts'

/**
 * Reads the directories of a PMTiles archive: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. Every page that
 * draws the region follows them, so they are examined once, when it is imported.
 */
export interface Section {
  offset: number
  length: number
}
interface Entry {
  run: number
  offset: number
  length: number
}

export const GZIP = 2
const DIRECTORY_MAX_BYTES = 8 * 1024 * 1024
const TILE_MAX_BYTES = 32 * 1024 * 1024
/** Readers follow at most so many directories to a tile. */
const DEEPEST = 4
/** How many tiles are unpacked, of different directories. */
const MOST_PROBES = 50

const entriesOf = (bytes: Uint8Array): Entry[] => {
  const reader = new ProtobufReader(bytes)
  const count = reader.varint()
  // An entry takes four bytes or more.
  if (count > bytes.length / 4) throw new RangeError('There are fewer entries.')
  const column = () => Array.from({ length: count }, () => reader.varint())
  column()
  const [runs, lengths] = [column(), column()]
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    const said = reader.varint()
    const before = entries[index - 1]
    const offset = said === 0 && before ? before.offset + before.length : said - 1
    entries.push({ run: runs[index] as number, length: lengths[index] as number, offset })
  }
  return entries
}

const isWithin = ({ offset, length }: Section, outer: Section) =>
  offset >= 0 && length > 0 && offset + length <= outer.length

interface Archive {
  file: string
  read: (offset: number, length: number) => Buffer
  root: Section
  leaves: Section
  tiles: Section
  /** The compression of directories, and of tiles. */
  internal: number
  compression: number
}

/** Throws DamagedFile unless all directories can be read, lead on, and contain tiles that are in the archive. */
export const examineDirectories = ({
  file,
  read,
  root,
  leaves,
  tiles,
  internal,
  compression,
}: Archive): void => {
  const seen = new Set<number>()
  let probes = 0

  const probe = ({ offset, length }: Entry) => {
    if (compression !== GZIP || probes++ >= MOST_PROBES) return
    try {
      gunzipSync(read(tiles.offset + offset, length), { maxOutputLength: TILE_MAX_BYTES })
    } catch {
      throw new DamagedFile(file, tiles.offset + offset, 'una tesela no está comprimida como dice el archivo')
    }
  }
  const examine = ({ offset, length }: Section, depth: number) => {
    const damaged = () => new DamagedFile(file, offset, 'su índice está dañado')
    if (depth > DEEPEST || length > DIRECTORY_MAX_BYTES || seen.has(offset)) throw damaged()
    seen.add(offset)
    let entries: Entry[]
    try {
      const bytes = read(offset, length)
      entries = entriesOf(
        internal === GZIP ? gunzipSync(bytes, { maxOutputLength: DIRECTORY_MAX_BYTES }) : bytes,
      )
    } catch {
      throw damaged()
    }
    let isProbed = false
    for (const entry of entries) {
      if (entry.run === 0) {
        if (!isWithin(entry, leaves)) throw damaged()
        examine({ offset: leaves.offset + entry.offset, length: entry.length }, depth + 1)
      } else if (!isWithin(entry, tiles))
        throw new DamagedFile(file, offset, 'una tesela está fuera del archivo')
      else if (!isProbed) {
        isProbed = true
        probe(entry)
      }
    }
  }
  examine(root, 1)
}
