import { closeSync, openSync } from 'node:fs'
import { latitudeOf, longitudeOf, WORLD } from '../geometry/world.ts'
import { type BlobPlace, readBlob } from '../osm/blobs.ts'
import { DamagedFile, listOf } from '../osm/damaged-file.ts'
import { type Bounds, HISTORY, readHeader } from '../osm/header.ts'
import type { SpoolIndex } from '../tiles/spool.ts'

const headerOf = (file: string, { offset }: BlobPlace, bytes: Uint8Array) => {
  try {
    return readHeader(bytes)
  } catch {
    throw new DamagedFile(file, offset, 'el bloque con que empieza está dañado')
  }
}

/** Reads the bounds that the file states, if it does. Throws DamagedFile when it asks for something that the import does not know. */
export const boundsOfFile = (file: string, blob: BlobPlace | undefined): Bounds | null => {
  const descriptor = openSync(file, 'r')
  try {
    if (!blob) return null
    const { bounds, unknown } = headerOf(file, blob, readBlob(descriptor, file, blob))
    if (unknown.includes(HISTORY))
      throw new DamagedFile(
        file,
        blob.offset,
        'contiene versiones antiguas de sus elementos (quítalas con «osmium time-filter»)',
      )
    if (unknown.length > 0)
      throw new DamagedFile(file, blob.offset, `pide algo que no se conoce: ${listOf(unknown)}`)
    return bounds
  } finally {
    closeSync(descriptor)
  }
}

/** Computes the bounds from the pieces of the finest level, when the file does not state them. */
export const boundsOfPieces = (index: SpoolIndex): Bounds => {
  const pieces = [...index.keys()].map((key) => key.split('/').map(Number)).filter(([level]) => level === 2)
  const size = WORLD / 2 ** 11
  const [xs, ys] = [pieces.map(([, x = 0]) => x), pieces.map(([, , y = 0]) => y)]
  const edge = (values: number[], last: boolean) =>
    values.reduce(
      (best, value) => (last ? Math.max(best, value + 1) : Math.min(best, value)),
      last ? 0 : 2 ** 11,
    ) * size
  return {
    west: longitudeOf(edge(xs, false)),
    east: longitudeOf(edge(xs, true)),
    north: latitudeOf(edge(ys, false)),
    south: latitudeOf(edge(ys, true)),
  }
}
