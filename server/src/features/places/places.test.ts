import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../../test/refusal.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'

let andariego: TestApp
let ana: Traveller
beforeAll(async () => {
  andariego = await testApp()
  ana = await traveller(andariego)
})
afterAll(() => andariego.close())

const obelisco = {
  name: 'Obelisco',
  address: 'Av. 9 de Julio, Buenos Aires, Argentina',
  latitude: -34.6037,
  longitude: -58.3816,
}
const description = 'Una descripción con bastante más de treinta caracteres.'
let count = 0
/** A place with no other nearby. */
const somewhere = (
  values: Partial<typeof obelisco & { city: string; description: string; image: string }> = {},
) => ({
  name: `Mirador ${++count}`,
  address: `Camino ${count}`,
  latitude: (count % 80) + 0.5,
  longitude: count % 170,
  ...values,
})

describe('adding a place', () => {
  test('returns the place, which an anonymous visitor then sees in the list', async () => {
    const visitor = andariego.api()
    await visitor('GET /places')
    const body = { ...obelisco, city: 'Buenos Aires', description }
    const { notification, ...place } = await ana.api('POST /places', { body })
    expect(notification?.newLevel).toBe(2)
    expect(place).toMatchObject({
      ...obelisco,
      city: 'Buenos Aires',
      description,
      image: null,
      averageRating: 0,
    })
    const { places, totalCount } = await visitor('GET /places')
    expect(places[0]?.id).toBe(place.id)
    expect(totalCount).toBe(1)
    expect(await visitor('GET /places/:id', { params: { id: place.id } })).toEqual(place)
  })

  test('refuses the same name within 150 m, ignoring accents, case and spaces; farther away it is another place', async () => {
    const near = { ...obelisco, name: '  OBELÍSCO ', latitude: obelisco.latitude + 0.0012 }
    const { status, body } = await refusal(ana.api('POST /places', { body: near }))
    expect([status, body.code, body.message]).toEqual([409, 'duplicate', 'Este lugar ya está registrado.'])
    const at = ({ name, latitude, longitude }: typeof obelisco) => ({ query: { name, latitude, longitude } })
    const asked = await andariego.api()('GET /places/check', at(near))
    expect([asked.exists, asked.place?.name]).toEqual([true, 'Obelisco'])

    const apart = { ...near, name: 'Obe lis co' }
    expect((await refusal(ana.api('POST /places', { body: apart }))).status).toBe(409)

    const far = { ...obelisco, latitude: obelisco.latitude + 0.0014 }
    expect(await andariego.api()('GET /places/check', at(far))).toEqual({ exists: false, place: null })
    await ana.api('POST /places', { body: far })
  })

  test('by twenty people at the same instant creates one place', async () => {
    const body = somewhere({ name: 'Salto del Ángel' })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => ana.api('POST /places', { body })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { totalCount } = await andariego.api()('GET /places', { query: { q: 'salto angel' } })
    expect(totalCount).toBe(1)
  })

  test('fifty times at once with an Idempotency-Key gives fifty times the first response', async () => {
    const body = somewhere()
    const headers = { 'idempotency-key': 'una-sola-vez' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => ana.api('POST /places', { body, headers })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const other = await refusal(ana.api('POST /places', { body: somewhere(), headers }))
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused'])
  })

  test.each([
    [{ name: ' ' }, 'El nombre del lugar es requerido.'],
    [{ name: 'x'.repeat(201) }, 'El nombre debe tener como máximo 200 caracteres.'],
    [{ description: 'corta' }, 'La descripción debe tener entre 30 y 1000 caracteres.'],
    [{ description: 'x'.repeat(1001) }, 'La descripción debe tener entre 30 y 1000 caracteres.'],
    [{ latitude: 91 }, 'La latitud no es válida.'],
    [{ image: 'http://example.com/a.jpg' }, 'La imagen debe ser una dirección https.'],
    [{ image: 'javascript:alert(1)' }, 'La imagen debe ser una dirección https.'],
    [{ name: 'a\u0000b' }, 'El texto contiene caracteres no permitidos.'],
    [{ name: 'a\u202eb' }, 'El texto contiene caracteres no permitidos.'],
    [{ name: 'a\u0085b' }, 'El texto contiene caracteres no permitidos.'],
    [{ city: 'a\u009fb' }, 'El texto contiene caracteres no permitidos.'],
    [{ address: 'a\ud800b' }, 'El texto contiene caracteres no permitidos.'],
  ])('refuses %j and stores nothing', async (wrong, message) => {
    const before = await andariego.api()('GET /places')
    const { status, body } = await refusal(ana.api('POST /places', { body: { ...somewhere(), ...wrong } }))
    expect([status, body.message, body.errors]).toEqual([422, 'Error de validación', [message]])
    expect((await andariego.api()('GET /places')).totalCount).toBe(before.totalCount)
  })

  test('takes an image as typed, and a blank one for none', async () => {
    const add = async (image: string) => (await ana.api('POST /places', { body: somewhere({ image }) })).image
    expect(await add('  https://example.com/a.jpg\n')).toBe('https://example.com/a.jpg')
    expect(await add('   ')).toBeNull()
  })

  test('stores a tab as a space', async () => {
    const { name } = await ana.api('POST /places', { body: somewhere({ name: 'Faro\tdel Sur' }) })
    expect(name).toBe('Faro del Sur')
  })

  test('refuses unknown fields and what is not JSON', async () => {
    const headers = { authorization: `Bearer ${ana.accessToken}` }
    const unknown = await andariego.app.inject({
      method: 'POST',
      url: '/api/places',
      headers,
      payload: { ...somewhere(), admin: true },
    })
    expect(unknown.statusCode).toBe(422)
    const broken = await andariego.app.inject({
      method: 'POST',
      url: '/api/places',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"name":',
    })
    expect([broken.statusCode, broken.json().message]).toEqual([
      400,
      'El cuerpo de la solicitud no es JSON válido.',
    ])
  })

  test('requires signing in', async () => {
    expect((await refusal(andariego.api()('POST /places', { body: somewhere() }))).status).toBe(401)
  })
})

describe('the list of places', () => {
  test('pages by cursor through every place once, in each order', async () => {
    for (let index = 0; index < 12; index++) await ana.api('POST /places', { body: somewhere() })
    for (const sort of ['recent', 'rating', 'reviews'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await andariego.api()('GET /places', { query: { limit: 5, sort, cursor } })
        seen.push(...page.places.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      const { totalCount } = await andariego.api()('GET /places')
      expect(new Set(seen).size).toBe(totalCount)
      expect(seen).toHaveLength(totalCount)
    }
  })

  test('finds by each word of name, address and city, ignoring accents and case', async () => {
    await ana.api('POST /places', {
      body: somewhere({ name: 'Museo de la Nación', address: 'Av. Javier Prado', city: 'Límá' }),
    })
    const find = (q: string) => andariego.api()('GET /places', { query: { q } })
    expect((await find('NACION lima')).places[0]?.name).toBe('Museo de la Nación')
    expect((await find('nación bogotá')).totalCount).toBe(0)
    expect((await find('100%_')).totalCount).toBe(0)
    expect((await andariego.api()('GET /places', { query: { city: 'lima' } })).totalCount).toBe(1)
  })

  test('lists the nearest first, by metres', async () => {
    const body = somewhere({ name: 'Faro del Fin del Mundo', latitude: -54.88, longitude: -67.08 })
    const lighthouse = await ana.api('POST /places', { body })
    const query = { sort: 'nearby', latitude: -54.8, longitude: -68.3, limit: 3 } as const
    expect((await andariego.api()('GET /places', { query })).places[0]?.id).toBe(lighthouse.id)
  })

  test.each([{}, { latitude: -54.8 }])('cannot list the nearest to %j', async (from) => {
    const call = andariego.api()('GET /places', { query: { sort: 'nearby', ...from } })
    const { status, body } = await refusal(call)
    expect([status, body.errors]).toEqual([
      400,
      ['Para ver los lugares más cercanos, indica también la latitud y la longitud.'],
    ])
  })

  test('finds places in a box, also across the antimeridian', async () => {
    await ana.api('POST /places', {
      body: somewhere({ name: 'Taveuni', latitude: -16.8, longitude: -179.98 }),
    })
    const box = { west: 178, south: -20, east: -178, north: -15 }
    expect((await andariego.api()('GET /places', { query: box })).places.map(({ name }) => name)).toEqual([
      'Taveuni',
    ])
    const { data } = await andariego.api()('GET /places/clusters', { query: { ...box, zoom: 4 } })
    expect(data.map(({ place }) => place?.name)).toEqual(['Taveuni'])
  })

  test('has the same clusters in two overlapping boxes', async () => {
    const shared = { south: -60, north: 60, zoom: 3 }
    const clusters = async (west: number, east: number) =>
      (await andariego.api()('GET /places/clusters', { query: { ...shared, west, east } })).data
    const [left, right] = await Promise.all([clusters(-20, 100), clusters(-7, 113)])
    const inBoth = (all: typeof left) =>
      all
        .filter(({ longitude }) => longitude > 0 && longitude < 90)
        .sort((a, b) => a.longitude - b.longitude || a.latitude - b.latitude)
    expect(inBoth(left).length).toBeGreaterThan(0)
    expect(inBoth(left)).toEqual(inBoth(right))
  })

  test('has all places of the box in its clusters', async () => {
    const world = { west: -180, south: -90, east: 180, north: 90, zoom: 1 }
    const { data } = await andariego.api()('GET /places/clusters', { query: world })
    const { totalCount } = await andariego.api()('GET /places')
    expect(data.reduce((sum, cluster) => sum + cluster.count, 0)).toBe(totalCount)
  })

  test.each([
    '/api/places?page=0',
    '/api/places?limit=101',
    '/api/places?limit=',
    '/api/places?unknown=1',
    '/api/places/x',
    '/api/places?limit=0x10',
    '/api/places?limit=1e1',
  ])('refuses %s with 400', async (url) => {
    const response = await andariego.app.inject(url)
    expect([response.statusCode, response.json().code]).toEqual([400, 'validation'])
  })
})

describe('a description', () => {
  test('can be written by any traveller; every version is kept with its author', async () => {
    const { id } = await ana.api('POST /places', { body: somewhere({ description }) })
    const luz = await traveller(andariego)
    const params = { id }
    const better = 'Otra descripción, también de más de treinta caracteres.'
    const place = await luz.api('PUT /places/:id/description', { params, body: { description: better } })
    expect(place.description).toBe(better)
    expect((await andariego.api()('GET /places/:id', { params })).description).toBe(better)
    const { data } = await andariego.api()('GET /places/:id/description/history', { params })
    expect(data.map((version) => [version.description, version.authorEmail])).toEqual([
      [better, luz.email],
      [description, ana.email],
    ])
  })

  test.each([
    ['', 'Debe ingresar una descripción.'],
    ['corta', 'La descripción debe tener entre 30 y 1000 caracteres.'],
  ])('refuses %j', async (wrong, message) => {
    const { id } = await ana.api('POST /places', { body: somewhere() })
    const { body } = await refusal(
      ana.api('PUT /places/:id/description', { params: { id }, body: { description: wrong } }),
    )
    expect(body.errors).toEqual([message])
  })

  test('of a place that does not exist is a 404', async () => {
    const params = { id: '01900000-0000-7000-8000-000000000000' }
    const { status, body } = await refusal(
      ana.api('PUT /places/:id/description', { params, body: { description } }),
    )
    expect([status, body.message]).toEqual([404, 'No se encontró el lugar.'])
    expect((await refusal(andariego.api()('GET /places/:id', { params }))).status).toBe(404)
  })
})

describe('a favourite', () => {
  test('is back where it was after an even number of simultaneous toggles, and changed after an odd one', async () => {
    const { id } = await ana.api('POST /places', { body: somewhere() })
    const params = { id }
    const toggle = () => ana.api('POST /places/:id/favorite', { params })
    await Promise.all(Array.from({ length: 20 }, toggle))
    expect(await ana.api('GET /places/:id/favorite', { params })).toEqual({ isFavorite: false })
    await Promise.all(Array.from({ length: 7 }, toggle))
    expect(await ana.api('GET /places/:id/favorite', { params })).toEqual({ isFavorite: true })
  })

  test('is afterwards what is wanted, whatever another tab has made of it', async () => {
    const { id } = await ana.api('POST /places', { body: somewhere() })
    const params = { id }
    const mark = (wanted: boolean) => ana.api('POST /places/:id/favorite', { params, body: { wanted } })
    for (const wanted of [true, true, false, false])
      expect(await mark(wanted)).toEqual({ isFavorite: wanted })
    await Promise.all(Array.from({ length: 7 }, () => mark(true)))
    expect(await ana.api('GET /places/:id/favorite', { params })).toEqual({ isFavorite: true })
  })

  test('is not asked for where there is no place, or nobody', async () => {
    const params = { id: '01890000-0000-7000-8000-000000000000' }
    for (const [call, message] of [
      [() => ana.api('GET /places/:id/favorite', { params }), 'No se encontró el lugar.'],
      [() => ana.api('GET /users/:id/favorites', { params }), 'Usuario no encontrado'],
    ] as const) {
      const { status, body } = await refusal(call())
      expect([status, body.message]).toEqual([404, message])
    }
  })

  test("is in its owner's list, newest first, which other travellers see too", async () => {
    const luz = await traveller(andariego)
    const first = await ana.api('POST /places', { body: somewhere() })
    const second = await ana.api('POST /places', { body: somewhere() })
    for (const { id } of [first, second]) await luz.api('POST /places/:id/favorite', { params: { id } })
    const { data } = await luz.api('GET /places/favorites')
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await ana.api('GET /users/:id/favorites', { params: { id: luz.id } })).data).toEqual(data)
  })
})
