import fc from 'fast-check'
import { expect } from 'vitest'
import { apiOf, earned } from './deeds.ts'
import { pick } from './model.ts'
import { told } from './points.ts'
import { expected, step, user, which } from './step.ts'

const NAMES = ['Faro del Sur', 'Plaza Mayor', 'Mirador', 'Café de la Esquina', 'Puente Viejo']
const CITIES = [
  null,
  'Lima',
  'Quito',
  'Sevilla',
  'La Paz',
  'Granada',
  'Oaxaca',
  'Rosario',
  'Cusco',
  'León',
  'Loja',
]

const addPlace = step(
  'addPlace',
  fc.record({
    by: user,
    name: fc.constantFrom(...NAMES),
    cell: fc.nat(20),
    city: fc.constantFrom(...CITIES),
  }),
  async (model, world, { by, name, cell, city }) => {
    const full = `${name} ${model.prefix} ${cell}`
    const position = { latitude: cell / 10, longitude: cell / 10 }
    const body = { name: full, address: 'Camino', city, ...position }
    const call = apiOf(model, by)('POST /places', { body })
    const isThere = model.places.some((place) => place.name === full)
    const added = await expected(world, isThere ? 409 : undefined, call)
    if (!added) return
    model.places.push({ id: added.id, name: full, city, addedBy: by, addedOn: model.today, descriptions: [] })
    const news = earned(model, by, added.id, [{ action: 'place_added', subject: added.id }])
    expect(added).toMatchObject({ name: full, city, averageRating: 0, totalReviews: 0 })
    expect(added.notification?.message).toBe(told(news))
  },
)

const describePlace = step(
  'describePlace',
  fc.record({
    by: user,
    place: which,
    text: fc.constantFrom(
      'Breve',
      'Una plaza amplia, con sombra y bancos.',
      'Se llega a pie. '.repeat(20).trim(),
    ),
  }),
  async (model, world, { by, place: number, text }) => {
    const place = pick(model.places, number)
    if (!place) return
    const call = apiOf(model, by)('PUT /places/:id/description', {
      params: { id: place.id },
      body: { description: text },
    })
    const described = await expected(world, text.length < 30 ? 422 : undefined, call)
    if (!described) return
    place.descriptions.push({ by, text, on: model.today })
    expect(described.description).toBe(text)
    const news = earned(model, by, place.id, [{ action: 'description_added', subject: place.id }])
    expect(described.notification?.message).toBe(told(news))
  },
)

const markPlace = step('markPlace', fc.record({ by: user, place: which }), async (model, world, chosen) => {
  const place = pick(model.places, chosen.place)
  if (!place) return
  const { by } = chosen
  const call = apiOf(model, by)('POST /places/:id/favorite', { params: { id: place.id } })
  const answer = await expected(world, undefined, call)
  const kept = model.favourites.filter((one) => one.by !== by || one.place !== place)
  const isFavorite = kept.length === model.favourites.length
  model.favourites = isFavorite ? [...kept, { by, place }] : kept
  expect(answer).toEqual({ isFavorite })
})

export const PLACES = [addPlace, addPlace, describePlace, markPlace]
