import { expect, test } from 'vitest'
import { type Drawn, mapPoints } from './map-points.ts'

const here = { latitude: 42.5, longitude: 1.5 }
const drawn = (layer: string, properties: Record<string, unknown>, north: number): Drawn => ({
  layer,
  properties,
  latitude: 42.5 + north,
  longitude: 1.5,
})

test('lists what is drawn nearest first, with what it is and where it lies', () => {
  const points = mapPoints(
    [
      drawn('places', { name: 'Ordino' }, 0.05),
      drawn('pois', { name: 'Hotel Pirineu', 'name:es': 'Hotel Pirineo', kind: 'hotel' }, -0.001),
      drawn('sights', { name: 'Casa de la Vall', pin: 'castle' }, 0.0001),
      drawn('pois', { kind: 'pharmacy' }, 0.002),
      drawn('pois', { name: 'Rara', kind: 'something_new' }, 0.003),
    ],
    here,
  )
  expect(points.map(({ name, about }) => `${name} — ${about}`)).toEqual([
    'Casa de la Vall — Castillo o palacio · aquí mismo',
    'Hotel Pirineo — Hotel · a 110 m al sur',
    'Farmacia — a 220 m al norte',
    'Rara — Punto de interés · a 330 m al norte',
    'Ordino — Localidad · a 5,6 km al norte',
  ])
})

test('names once what two tiles hold, and twice what there are two of', () => {
  const cafe = drawn('pois', { name: 'Café', kind: 'cafe' }, 0.001)
  expect(mapPoints([cafe, { ...cafe }, { ...cafe, longitude: 1.51 }], here)).toHaveLength(2)
})
