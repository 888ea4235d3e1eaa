import { expect, test } from 'vitest'
import { placeJsonLd } from './place-json-ld.ts'

const place = {
  id: '7',
  name: 'Obelisco',
  address: 'Av. 9 de Julio, Buenos Aires',
  city: null,
  description: null,
  image: null,
  latitude: -34.6,
  longitude: -58.38,
  createdAt: '2026-11-21T10:00:00.000Z',
  averageRating: 0,
  totalReviews: 0,
  isClosed: false,
  kind: null,
}

test('a place without reviews claims no rating', () => {
  expect(placeJsonLd(place, 'https://a.example')).not.toHaveProperty('aggregateRating')
})

test('a place with reviews tells their average and number', () => {
  const rated = { ...place, averageRating: 4.3, totalReviews: 12 }
  expect(placeJsonLd(rated, 'https://a.example').aggregateRating).toMatchObject({
    ratingValue: 4.3,
    reviewCount: 12,
  })
})
