import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { ensureGazetteer } from '@andariego/gazetteer'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { GAZETTEER_FILE } from './geocoders/builtin.ts'

const open: TestApp[] = []
const andariego = async (variables: Record<string, string> = {}) => {
  const started = await testApp(variables)
  open.push(started)
  return started.api()
}
afterEach(async () => {
  for (const started of open.splice(0)) await started.close()
})

/** Starts an external geocoder that answers as told and records the requests. */
const geocoder = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  const asked: { url: string; userAgent: string | undefined }[] = []
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', userAgent: request.headers['user-agent'] })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, asked }
}
const json = (value: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value))
}
const osm = (geocoderUrl: string, more: Record<string, string> = {}) => ({
  MAPS_PROVIDER: 'osm',
  MAP_STYLE_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  GEOCODER_URL: geocoderUrl,
  ...more,
})

const photonFeature = {
  geometry: { coordinates: [-58.3816, -34.6037] },
  properties: {
    osm_type: 'W',
    osm_id: 7,
    osm_key: 'historic',
    osm_value: 'monument',
    name: 'Obelisco',
    street: 'Avenida 9 de Julio',
    city: 'Buenos Aires',
    state: 'Ciudad Autónoma de Buenos Aires',
    country: 'Argentina',
  },
}

describe('the built-in maps', () => {
  test('find places and addresses without any key', async () => {
    ensureGazetteer(GAZETTEER_FILE)
    const api = await andariego()
    expect(await api('GET /maps/key')).toEqual({
      provider: 'builtin',
      apiKey: null,
      tiles: null,
      regions: [],
    })
    const { data } = await api('GET /maps/search', { query: { q: 'sagarda familia' } })
    expect([data[0]?.name, data[0]?.city]).toEqual(['Sagrada Familia', 'Barcelona'])
    const many = await api('GET /maps/search', { query: { q: 'san', limit: 100 } })
    expect(many.data.length).toBe(20)
    expect((await api('GET /maps/search', { query: { q: 'san' } })).data).toEqual(many.data)
    const point = { latitude: -34.6037, longitude: -58.3816 }
    expect((await api('GET /maps/reverse', { query: point })).data.city).toBe('Buenos Aires')
    const ocean = { latitude: -45, longitude: -130 }
    expect((await api('GET /maps/reverse', { query: ocean })).data).toEqual({ address: null, city: null })
    expect((await refusal(api('GET /maps/search', { query: { q: 'a' } }))).body.errors).toEqual([
      'Escribe al menos 2 caracteres.',
    ])
  })
})

describe('maps with OpenStreetMap', () => {
  test('give the browser the configured tiles with their attribution', async () => {
    const { url } = await geocoder(json({ features: [] }))
    const tiles = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Quien corresponda' }
    const api = await andariego(osm(url, { MAP_ATTRIBUTION: tiles.attribution }))
    expect(await api('GET /maps/key')).toEqual({ provider: 'osm', apiKey: null, tiles, regions: [] })
  })

  test('ask Photon once a day for the same query, saying who asks', async () => {
    const { url, asked } = await geocoder(json({ features: [photonFeature] }))
    const api = await andariego(osm(url, { CONTACT_EMAIL: 'mapas@andariego.example' }))
    for (const _ of [1, 2]) {
      const { data } = await api('GET /maps/search', {
        query: { q: 'obelisco', latitude: -34, longitude: -58 },
      })
      expect(data).toEqual([
        {
          id: 'osm:W7',
          provider: 'osm',
          kind: 'landmark',
          name: 'Obelisco',
          address: 'Obelisco, Avenida 9 de Julio, Buenos Aires, Ciudad Autónoma de Buenos Aires, Argentina',
          city: 'Buenos Aires',
          region: 'Ciudad Autónoma de Buenos Aires',
          country: 'Argentina',
          latitude: -34.6037,
          longitude: -58.3816,
        },
      ])
    }
    expect(asked).toEqual([
      { url: '/api/?q=obelisco&limit=20&lat=-34&lon=-58', userAgent: 'Andariego (mapas@andariego.example)' },
    ])
  })

  test('ask Nominatim, and take the locality, else the level-2, else the level-1 area as the city', async () => {
    const places = [
      { city: 'Córdoba', county: 'Capital', state: 'Córdoba' },
      { county: 'Capital', state: 'Córdoba' },
      { state: 'Córdoba' },
    ].map((address, index) => ({
      osm_type: 'node',
      osm_id: index,
      lat: '-31.42',
      lon: '-64.18',
      name: `Plaza ${index}`,
      display_name: `Plaza ${index}, Córdoba, Argentina`,
      category: 'leisure',
      addresstype: 'leisure',
      address,
    }))
    const { url, asked } = await geocoder(json(places))
    const api = await andariego(osm(url, { GEOCODER: 'nominatim' }))
    const { data } = await api('GET /maps/search', { query: { q: 'plaza' } })
    expect(data.map(({ id, city }) => [id, city])).toEqual([
      ['osm:N0', 'Córdoba'],
      ['osm:N1', 'Capital'],
      ['osm:N2', 'Córdoba'],
    ])
    expect(asked[0]?.url).toContain('format=jsonv2')
  })

  test.each([
    ['fails', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end()],
    ['answers nonsense', json({ features: 'none' })],
    ['answers no JSON', (_: IncomingMessage, response: ServerResponse) => void response.end('<html>')],
  ])('say that an external service is not available when the geocoder %s', async (_case, answer) => {
    const { url } = await geocoder(answer)
    const api = await andariego(osm(url))
    const { status, body } = await refusal(api('GET /maps/search', { query: { q: 'obelisco' } }))
    expect([status, body.code, body.message]).toEqual([
      503,
      'external-service',
      'Servicio externo no disponible.',
    ])
  })
})

test.each([301, 302, 303, 307, 308])(
  'a geocoder that sends us elsewhere with %i is not followed',
  async (status) => {
    const elsewhere = await geocoder(json({ features: [photonFeature] }))
    const { url, asked } = await geocoder(
      (request, response) =>
        void response.writeHead(status, { location: `${elsewhere.url}${request.url ?? ''}` }).end(),
    )
    const api = await andariego(osm(url))
    expect((await refusal(api('GET /maps/search', { query: { q: 'obelisco' } }))).status).toBe(503)
    expect([asked.length, elsewhere.asked]).toEqual([1, []])
  },
)

test('an endless response of a geocoder is read up to the limit and no further', async () => {
  let sent = 0
  const { url } = await geocoder((_request, response) => {
    const chunk = 'x'.repeat(64 * 1024)
    const more = () => {
      while (!response.destroyed) {
        sent += chunk.length
        if (!response.write(chunk)) break
      }
    }
    response.on('drain', more)
    more()
  })
  const api = await andariego(osm(url))
  expect((await refusal(api('GET /maps/search', { query: { q: 'obelisco' } }))).status).toBe(503)
  // The limit is 1 MiB; the two sockets' buffers add to it.
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

test('maps with Google give the browser its key', async () => {
  const api = await andariego({ MAPS_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'clave' })
  expect(await api('GET /maps/key')).toEqual({
    provider: 'google',
    apiKey: 'clave',
    tiles: null,
    regions: [],
  })
})
