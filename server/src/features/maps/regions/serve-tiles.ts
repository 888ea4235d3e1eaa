import { type FileHandle, open } from 'node:fs/promises'
import { mapsMessages } from '@andariego/contract/maps-rules'
import type { Region, Regions } from '@andariego/map-regions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { beyondEnd, byteRange } from '../../../platform/http/byte-range.ts'
import { found } from '../../../platform/http/errors.ts'

/**
 * Opens a region's archive. The version is compared after opening: while a region is imported again, the folder of this name
 * contains another archive from one moment to the next, and must not be sent under the old version's address.
 */
const openTiles = async (regions: Regions, region: Region): Promise<FileHandle | null> => {
  const file = await open(region.tilesFile).catch(() => null)
  if (!file || regions.isPresent(region)) return file
  await file.close()
  return null
}

/** Sends a tile archive or a byte range of it. A version never changes, so it may be cached for ever. */
export const sendTiles = async (
  regions: Regions,
  region: Region | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const asked = found(region, mapsMessages.regionNotFound)
  const file = found(await openTiles(regions, asked), mapsMessages.regionNotFound)
  const { size } = await file.stat()
  const etag = `"${asked.version}"`
  const withoutBody = async () => {
    await file.close()
    return reply.send()
  }
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-type': 'application/vnd.pmtiles',
  })
  if (request.headers['if-none-match'] === etag) {
    reply.status(304)
    return withoutBody()
  }
  const range = request.method === 'GET' ? byteRange(request.headers.range, size) : null
  if (range === 'unsatisfiable') {
    await file.close()
    throw beyondEnd(size)
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.header('content-length', String(end - start + 1))
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return request.method === 'HEAD' ? withoutBody() : reply.send(file.createReadStream({ start, end }))
}
