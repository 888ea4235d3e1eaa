import { closeSync, openSync, readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { DamagedFile } from './damaged-file.ts'
import { ProtobufReader } from './protobuf.ts'

/** A part of a .osm.pbf file: https://wiki.openstreetmap.org/wiki/PBF_Format */
export interface BlobPlace {
  type: string
  offset: number
  size: number
}

// The format's own limits.
const HEADER_MAX_BYTES = 64 * 1024
const BLOB_MAX_BYTES = 32 * 1024 * 1024
const CONTENT_MAX_BYTES = 32 * 1024 * 1024
/** Content is inflated in one chunk of the size that the file states, which precedes it. */
const LEAST_CHUNK = 16 * 1024

const readAt = (descriptor: number, offset: number, size: number): Buffer => {
  const buffer = Buffer.allocUnsafe(size)
  let filled = 0
  while (filled < size) {
    const read = readSync(descriptor, buffer, filled, size - filled, offset + filled)
    if (read === 0) break
    filled += read
  }
  return buffer.subarray(0, filled)
}

const headerOf = (bytes: Uint8Array) => {
  const reader = new ProtobufReader(bytes)
  let [type, size] = ['', -1]
  for (let key = reader.key(); key !== 0; key = reader.key()) {
    if (key === ((1 << 3) | 2)) type = reader.text()
    else if (key === 3 << 3) size = reader.varint()
    else reader.skip(key & 7)
  }
  return { type, size }
}

/** Returns the positions of a file's blobs, without reading their contents. Throws DamagedFile. */
export const findBlobs = (file: string, bytes: number): BlobPlace[] => {
  const descriptor = openSync(file, 'r')
  try {
    return blobsIn(descriptor, file, bytes)
  } finally {
    closeSync(descriptor)
  }
}

const blobsIn = (descriptor: number, file: string, bytes: number): BlobPlace[] => {
  const blobs: BlobPlace[] = []
  for (let offset = 0; offset < bytes; ) {
    const prefix = readAt(descriptor, offset, 4)
    const length = prefix.length === 4 ? prefix.readUInt32BE(0) : -1
    if (length <= 0 || length > HEADER_MAX_BYTES)
      throw new DamagedFile(file, offset, 'no es un archivo .osm.pbf, o está dañado')
    let header: { type: string; size: number }
    try {
      header = headerOf(readAt(descriptor, offset + 4, length))
    } catch {
      throw new DamagedFile(file, offset, 'no es un archivo .osm.pbf, o está dañado')
    }
    const start = offset + 4 + length
    if (header.size < 0 || header.size > BLOB_MAX_BYTES)
      throw new DamagedFile(file, offset, 'un bloque no dice su tamaño')
    if (start + header.size > bytes) throw new DamagedFile(file, offset, 'el archivo está cortado')
    if (blobs.length === 0 && header.type !== 'OSMHeader')
      throw new DamagedFile(file, offset, 'no es un archivo .osm.pbf')
    blobs.push({ type: header.type, offset: start, size: header.size })
    offset = start + header.size
  }
  if (blobs.length === 0) throw new DamagedFile(file, 0, 'el archivo está vacío')
  return blobs
}

/** Returns a blob's decompressed content. Throws DamagedFile. */
export const readBlob = (descriptor: number, file: string, { offset, size }: BlobPlace): Uint8Array => {
  try {
    const reader = new ProtobufReader(readAt(descriptor, offset, size))
    let inflated = LEAST_CHUNK
    for (let key = reader.key(); key !== 0; key = reader.key()) {
      if (key === ((1 << 3) | 2)) {
        const { bytes, position, end } = reader.inner()
        return bytes.subarray(position, end)
      }
      if (key === ((3 << 3) | 2)) {
        const { bytes, position, end } = reader.inner()
        const chunkSize = Math.max(LEAST_CHUNK, Math.min(inflated, BLOB_MAX_BYTES))
        return inflateSync(bytes.subarray(position, end), { chunkSize, maxOutputLength: CONTENT_MAX_BYTES })
      }
      if (key === 2 << 3) inflated = reader.varint()
      else throw new RangeError('compressed in another way')
    }
    throw new RangeError('nothing in it')
  } catch {
    throw new DamagedFile(file, offset, 'un bloque está dañado o comprimido de un modo que no se conoce')
  }
}
