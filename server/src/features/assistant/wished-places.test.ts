import { ensureGazetteer } from '@andariego/gazetteer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { type Traveller, traveller } from '../../../test/traveller.ts'
import { GAZETTEER_FILE } from '../maps/public.ts'

let andariego: TestApp
let ana: Traveller
const review = async (id: string, rating: number, content: string) => {
  const form = new FormData()
  form.set('rating', String(rating))
  form.set('content', content)
  await ana.api('POST /places/:id/reviews', { params: { id }, form })
}
const add = async (name: string, city: string, latitude: number, longitude: number, said: string) => {
  const place = await ana.api('POST /places', {
    body: { name, address: `Calle 1, ${city}`, city, latitude, longitude },
  })
  await review(place.id, 4, said)
  return place
}
let places: Awaited<ReturnType<typeof add>>[]
beforeAll(async () => {
  ensureGazetteer(GAZETTEER_FILE)
  andariego = await testApp()
  ana = await traveller(andariego)
  places = [
    await add(
      'Museo del Río',
      'Lima',
      -12.05,
      -77.04,
      'La entrada es gratis los domingos y siempre hay lugar.',
    ),
    await add('Museo Larco', 'Lima', -12.07, -77.07, 'La entrada es carísima, cuarenta soles por persona.'),
    await add('Museo de Arte', 'Cusco', -13.52, -71.97, 'Entrar es gratis para todos.'),
    await add('Playa Sur', 'Paracas', -13.86, -76.25, 'Es muy tranquila, casi no hay gente.'),
    await add('Mirador Alto', 'Arequipa', -16.39, -71.53, 'Me pidió matrimonio mirando el volcán.'),
    await add('Casona Azul', 'Arequipa', -16.4, -71.54, 'Mi marido esperó en la puerta.'),
    await add('Playa Norte', 'Máncora', -4.1, -81.05, 'Hay muchísima gente y música fuerte.'),
  ]
}, 120_000)
afterAll(() => andariego.close())

const wished = async (query: Record<string, string>) => {
  const response = await andariego.app.inject({ url: `/api/places/wished?${new URLSearchParams(query)}` })
  const { data } = response.json() as {
    data: { place: { name: string }; reason: { sentence: string } | null }[]
  }
  return data
}
const names = async (query: Record<string, string>) => (await wished(query)).map(({ place }) => place.name)

describe('a wish in the search of places', () => {
  test.each([
    ['museos gratis en Lima', ['Museo del Río']],
    ['museos gratis', ['Museo del Río', 'Museo de Arte']],
    ['playas tranquilas', ['Playa Sur']],
    ['PLAYAS TRANQUILAS', ['Playa Sur']],
    ['museos en Cusco', ['Museo de Arte']],
    ['lugares romanticos', ['Mirador Alto']],
    ['zumba acuática', []],
    ['de la', []],
  ])('«%s» finds what is told to be so', async (q, expected) => {
    expect((await names({ q })).sort()).toEqual(expected.sort())
  })

  test("returns the sentence that is the reason, in the review's words", async () => {
    expect(await wished({ q: 'playas tranquilas' })).toMatchObject([
      {
        reason: { sentence: 'Es muy tranquila, casi no hay gente.', rating: 4, reviewId: expect.any(String) },
      },
    ])
  })

  test('respects the other filters', async () => {
    expect(await names({ q: 'museos gratis', city: 'cusco' })).toEqual(['Museo de Arte'])
    expect(await names({ q: 'museos gratis', minRating: '5' })).toEqual([])
    expect(await names({ q: 'museos gratis', kind: 'playa' })).toEqual([])
    const box = { west: '-78', south: '-13', east: '-76', north: '-11' }
    expect(await names({ q: 'museos gratis', ...box })).toEqual(['Museo del Río'])
  })

  test('uses new reviews and descriptions at once, although answers are cached', async () => {
    const [, larco] = places
    expect(await names({ q: 'con cambiador para bebés' })).toEqual([])
    await review(larco?.id ?? '', 5, 'Tiene cambiador para bebés y todo.')
    expect(await names({ q: 'con cambiador para bebés' })).toEqual(['Museo Larco'])
    const description = 'Un museo pequeño con estacionamiento propio para los visitantes.'
    expect(await names({ q: 'museos con estacionamiento' })).toEqual([])
    await ana.api('PUT /places/:id/description', {
      params: { id: places[2]?.id ?? '' },
      body: { description },
    })
    expect(await names({ q: 'museos con estacionamiento' })).toEqual(['Museo de Arte'])
  })

  test('that is blank or too long is refused in Spanish', async () => {
    const refused = async (q: string) =>
      (await andariego.app.inject({ url: `/api/places/wished?${new URLSearchParams({ q })}` })).json().errors
    expect(await refused(' ')).toEqual(['Escribe qué buscas.'])
    expect(await refused('x'.repeat(201))).toHaveLength(1)
  })
})
