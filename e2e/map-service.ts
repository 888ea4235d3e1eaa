import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import sharp from 'sharp'

export const ATTRIBUTION = '© Cartógrafos del Sur'

/** A tile in one plain colour, which is enough to tell it from an empty map. */
const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#8fb98a' } })
  .png()
  .toBuffer()

const OBELISCO = { latitude: -34.6037, longitude: -58.3816 }
const CORDOBA = { latitude: -31.4201, longitude: -64.1888 }

const photonFeature = (name: string | undefined, street: string) => ({
  geometry: { coordinates: [OBELISCO.longitude, OBELISCO.latitude] },
  properties: {
    osm_type: 'W',
    osm_id: 7,
    osm_key: 'historic',
    osm_value: 'monument',
    ...(name && { name }),
    street,
    city: 'Buenos Aires',
    country: 'Argentina',
  },
})

const nominatimPlace = (name: string) => ({
  osm_type: 'node',
  osm_id: 5,
  lat: `${CORDOBA.latitude}`,
  lon: `${CORDOBA.longitude}`,
  name,
  display_name: `${name}, Córdoba, Argentina`,
  category: 'tourism',
  addresstype: 'tourism',
  address: { city: 'Córdoba', state: 'Córdoba', country: 'Argentina' },
})

const styleOf = (url: string) => ({
  version: 8,
  sources: {
    mapa: { type: 'raster', tiles: [`${url}/tiles/{z}/{x}/{y}.png`], tileSize: 256, maxzoom: 19 },
  },
  layers: [{ id: 'mapa', type: 'raster', source: 'mapa' }],
})

/** The answer for each path. A search finds a place with the name that was searched for. */
const answers = (url: string): Record<string, (query: URLSearchParams) => unknown> => ({
  '/style.json': () => styleOf(url),
  '/photon/api/': (query) => ({ features: [photonFeature(query.get('q') ?? '', 'Avenida Corrientes')] }),
  '/photon/reverse': () => ({ features: [photonFeature(undefined, 'Calle del marcador')] }),
  '/nominatim/search': (query) => [nominatimPlace(query.get('q') ?? '')],
  '/nominatim/reverse': () => nominatimPlace('Plaza del marcador'),
})

/** Serves tiles, a style, a Photon and a Nominatim, as an operator of the product may do. */
export const startMapService = async () => {
  const asked: string[] = []
  const broken = new Set<string>()
  let url = ''
  const answer = ({ url: target = '' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(target, url)
    asked.push(pathname)
    response.setHeader('access-control-allow-origin', '*')
    // Without this, the browser would serve what the test wants to fail from its HTTP cache.
    response.setHeader('cache-control', 'no-store')
    const found = answers(url)[pathname]
    if ([...broken].some((part) => pathname.startsWith(part))) return response.writeHead(503).end()
    if (pathname.startsWith('/tiles/'))
      return response.writeHead(200, { 'content-type': 'image/png' }).end(tile)
    if (!found) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(found(searchParams)))
  }
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}`
  return {
    url,
    /** The requested paths, in order. */
    asked,
    /** Prefixes of paths that answer with a failure for as long as they are in this set. */
    broken,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type MapService = Awaited<ReturnType<typeof startMapService>>
