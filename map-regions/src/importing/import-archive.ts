import { closeSync, copyFileSync, openSync, readSync, statSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { DamagedFile } from '../osm/damaged-file.ts'
import type { Bounds } from '../osm/header.ts'
import { OPENSTREETMAP_ATTRIBUTION, TILES_FILE } from '../region.ts'

const HEADER_BYTES = 127
const VECTOR_TILES = 1
const GZIP = 2
const NO_COMPRESSION = 1
/** Layers that tell Protomaps' schema: others, such as OpenMapTiles', have `water`, too, and the style would draw nothing else. */
const EXPECTED = ['roads', 'earth']

const readAt = (file: string, offset: number, length: number): Buffer => {
  const descriptor = openSync(file, 'r')
  const buffer = Buffer.alloc(length)
  const read = readSync(descriptor, buffer, 0, length, offset)
  closeSync(descriptor)
  return buffer.subarray(0, read)
}

type Metadata = { vector_layers?: { id?: unknown }[]; attribution?: unknown }

const metadataOf = (file: string, header: Buffer): Metadata => {
  const [offset, length] = [Number(header.readBigUInt64LE(24)), Number(header.readBigUInt64LE(32))]
  if (length > 64 * 1024 * 1024)
    throw new DamagedFile(file, offset, 'la descripción del archivo no es válida')
  try {
    const bytes = readAt(file, offset, length)
    return JSON.parse(
      (header.readUInt8(97) === GZIP ? gunzipSync(bytes) : bytes).toString('utf8'),
    ) as Metadata
  } catch {
    throw new DamagedFile(file, offset, 'la descripción del archivo no se puede leer')
  }
}

const plain = (text: unknown) =>
  typeof text === 'string'
    ? text
        .replace(/<[^>]*>/g, '')
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
  const [start, length] = [Number(header.readBigUInt64LE(56)), Number(header.readBigUInt64LE(64))]
  const bytes = statSync(file).size
  if (start + length > bytes) throw new DamagedFile(file, bytes, 'el archivo está cortado')
  if (header.readUInt8(99) !== VECTOR_TILES || ![GZIP, NO_COMPRESSION].includes(header.readUInt8(98)))
    throw new DamagedFile(file, 98, 'no contiene teselas vectoriales comprimidas con gzip')
  const metadata = metadataOf(file, header)
  const listed = metadata.vector_layers
  const layers = Array.isArray(listed) ? listed.map((layer) => layer?.id) : []
  if (!EXPECTED.every((layer) => layers.includes(layer)))
    throw new DamagedFile(
      file,
      0,
      `no sigue el esquema de Protomaps: sus capas son ${layers.join(', ') || 'ninguna'}`,
    )
  const degrees = (offset: number) => header.readInt32LE(offset) / 1e7
  const bounds: Bounds = { west: degrees(102), south: degrees(106), east: degrees(110), north: degrees(114) }
  if (!(bounds.west < bounds.east && bounds.south < bounds.north))
    throw new DamagedFile(file, 102, 'no dice qué región contiene')
  copyFileSync(file, `${folder}/${TILES_FILE}`)
  return {
    bounds,
    coverage: [[bounds.west, bounds.south, bounds.east, bounds.north] as [number, number, number, number]],
    minzoom: header.readUInt8(100),
    maxzoom: header.readUInt8(101),
    bytes,
    tiles: Number(header.readBigUInt64LE(72)),
    attribution: plain(metadata.attribution) || OPENSTREETMAP_ATTRIBUTION,
  }
}
