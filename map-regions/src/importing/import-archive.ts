import { closeSync, copyFileSync, openSync, readSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { DamagedFile, listOf } from '../osm/damaged-file.ts'
import { type Bounds, isBox } from '../osm/header.ts'
import { OPENSTREETMAP_ATTRIBUTION, TILES_FILE } from '../region.ts'
import { examineDirectories, GZIP, type Section } from './archive-directories.ts'

const HEADER_BYTES = 127
const VECTOR_TILES = 1
const NO_COMPRESSION = 1
const METADATA_MAX_BYTES = 16 * 1024 * 1024
/** The last zoom of the tiles' scheme that maps on the web use. */
const LAST_ZOOM = 24
/** Layers that tell Protomaps' schema: others, such as OpenMapTiles', have `water`, too, and the style would draw nothing else. */
const EXPECTED = ['roads', 'earth']

const readAt = (file: string, offset: number, length: number): Buffer => {
  const descriptor = openSync(file, 'r')
  const buffer = Buffer.alloc(length)
  const read = readSync(descriptor, buffer, 0, length, offset)
  closeSync(descriptor)
  return buffer.subarray(0, read)
}

interface Metadata {
  vector_layers?: { id?: unknown }[]
  attribution?: unknown
}

const metadataOf = (file: string, { offset, length }: Section, internal: number): Metadata => {
  if (length > METADATA_MAX_BYTES)
    throw new DamagedFile(file, offset, 'la descripción del archivo no es válida')
  try {
    const bytes = readAt(file, offset, length)
    const text = internal === GZIP ? gunzipSync(bytes, { maxOutputLength: METADATA_MAX_BYTES }) : bytes
    return (JSON.parse(text.toString('utf8')) ?? {}) as Metadata
  } catch {
    throw new DamagedFile(file, offset, 'la descripción del archivo no se puede leer')
  }
}

/** Returns a text without markup, whatever shows it. */
const plain = (text: unknown) =>
  typeof text === 'string'
    ? text
        .replace(/<[^>]*>/g, '')
        .replace(/[<>&\p{C}]/gu, '')
        .slice(0, 200)
        .trim()
    : ''

/** Imports a PMTiles archive in Protomaps' basemap schema unchanged. Throws DamagedFile. */
export const importArchive = (file: string, folder: string) => {
  const header = readAt(file, 0, HEADER_BYTES)
  if (
    header.length < HEADER_BYTES ||
    header.toString('latin1', 0, 7) !== 'PMTiles' ||
    header.readUInt8(7) !== 3
  )
    throw new DamagedFile(file, 0, 'no es un archivo PMTiles de la versión 3')
  const section = (at: number): Section => ({
    offset: Number(header.readBigUInt64LE(at)),
    length: Number(header.readBigUInt64LE(at + 8)),
  })
  const [root, described, leaves, tiles] = [section(8), section(24), section(40), section(56)]
  const bytes = statSync(file).size
  if ([root, described, leaves, tiles].some(({ offset, length }) => offset + length > bytes))
    throw new DamagedFile(file, bytes, 'el archivo está cortado')
  if (header.readUInt8(99) !== VECTOR_TILES || ![GZIP, NO_COMPRESSION].includes(header.readUInt8(98)))
    throw new DamagedFile(file, 98, 'no contiene teselas vectoriales comprimidas con gzip')
  const [internal, compression] = [header.readUInt8(97), header.readUInt8(98)]
  const metadata = metadataOf(file, described, internal)
  const listed = metadata.vector_layers
  const layers = Array.isArray(listed) ? listed.map((layer) => layer?.id) : []
  if (!EXPECTED.every((layer) => layers.includes(layer)))
    throw new DamagedFile(
      file,
      0,
      `no sigue el esquema de Protomaps: sus capas son ${listOf(layers) || 'ninguna'}`,
    )
  const degrees = (offset: number) => header.readInt32LE(offset) / 1e7
  const bounds: Bounds = { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) }
  if (!isBox(bounds)) throw new DamagedFile(file, 102, 'no dice qué región contiene')
  const [minzoom, maxzoom] = [header.readUInt8(100), header.readUInt8(101)]
  if (minzoom > maxzoom || maxzoom > LAST_ZOOM)
    throw new DamagedFile(file, 100, 'no dice sus niveles de detalle')
  const read = (offset: number, length: number) => readAt(file, offset, length)
  examineDirectories({ file, read, root, leaves, tiles, internal, compression })
  copyFileSync(file, `${folder}/${TILES_FILE}`)
  return {
    bounds,
    coverage: [[bounds.west, bounds.south, bounds.east, bounds.north] as [number, number, number, number]],
    minzoom,
    maxzoom,
    bytes,
    tiles: Number(header.readBigUInt64LE(72)),
    attribution: plain(metadata.attribution) || OPENSTREETMAP_ATTRIBUTION,
  }
}
