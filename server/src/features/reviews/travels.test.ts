import { expect, test } from 'vitest'
import { travelsOf } from './travels.ts'

const at = (id: string, city: string | null, latitude: number) => ({
  id,
  name: id,
  city,
  latitude,
  longitude: -70,
})

test('travels name each country and each of its cities once, alphabetically', async () => {
  const places = [
    at('mercado', 'Cusco', -13),
    at('plaza', 'Arequipa', -16),
    at('catedral', 'Cusco', -13),
    at('faro', null, -40),
    at('boya', 'Atlántida', 0),
  ]
  const countryOf = ({ latitude }: { latitude: number }) =>
    latitude === 0 ? null : latitude < -30 ? 'Argentina' : 'Perú'
  expect(await travelsOf(places, countryOf)).toEqual({
    countries: [
      { name: 'Argentina', cities: [] },
      { name: 'Perú', cities: ['Arequipa', 'Cusco'] },
    ],
    places: places.map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })),
  })
})
