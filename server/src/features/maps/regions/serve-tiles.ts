import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { mapsMessages } from '@andariego/contract/maps-rules'
import type { Region } from '@andariego/map-regions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from '../../../platform/http/byte-range.ts'
import { found } from '../../../platform/http/errors.ts'

/** Sends a tile archive or a byte range of it. A version never changes, so it may be cached for ever. */
export const sendTiles = async (region: Region | undefined, request: FastifyRequest, reply: FastifyReply) => {
  const { tilesFile, version } = found(region, mapsMessages.regionNotFound)
  const { size } = found(await stat(tilesFile).catch(() => null), mapsMessages.regionNotFound)
  const etag = `"${version}"`
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-type': 'application/vnd.pmtiles',
  })
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  const range = request.method === 'GET' ? byteRange(request.headers.range, size) : null
  if (range === 'unsatisfiable') return reply.status(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range ?? { start: 0, end: size - 1 }
  reply.header('content-length', String(end - start + 1))
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${size}`)
  return reply.send(request.method === 'HEAD' ? undefined : createReadStream(tilesFile, { start, end }))
}
