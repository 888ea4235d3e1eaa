import { posterPng, posterSvg } from '@andariego/posters'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { etagOf } from '../../platform/cache.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { mergedPlaces } from './merged-places.ts'
import { placesRepository } from './places-repository.ts'

/** The drawing depends only on data that never changes; after a week, an improved drawing is shown. */
const CACHING = 'public, max-age=604800'

const send = (request: FastifyRequest, reply: FastifyReply, type: string, body: Buffer | string) => {
  const etag = etagOf(body)
  reply.header('etag', etag).header('cache-control', CACHING)
  // Other sites show the picture in link previews.
  reply.header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type(type).send(body)
}

export const posterRoutes = (route: Route, { database }: Services) => {
  const places = placesRepository(database)
  // Pages that were opened before a merge still show the drawings of both entries.
  const drawn = async (id: string, below: string) => {
    const place = await places.place(id)
    if (place === undefined) throw await mergedPlaces(database).missing(id, below)
    return place
  }
  // Drawing takes 0.1 ms, rasterizing 90 ms: so rasters are cached.
  const rasters = new LRUCache<string, Promise<Buffer>>({ max: 200 })

  route('GET /places/:id/poster.svg', async ({ params, request, reply }) => {
    const place = await drawn(params.id, '/poster.svg')
    return send(request, reply, 'image/svg+xml; charset=utf-8', posterSvg(place))
  })

  route('GET /places/:id/poster.png', async ({ params, request, reply }) => {
    const place = await drawn(params.id, '/poster.png')
    const raster = rasters.get(place.id) ?? posterPng(place)
    rasters.set(place.id, raster)
    // A failed one is drawn again by whoever asks next.
    raster.catch(() => rasters.delete(place.id))
    return send(request, reply, 'image/png', await raster)
  })
}
