import type { Place } from '@andariego/contract/places'
import { expect, test } from 'vitest'
import { nearestTo } from './nearest.ts'

const at = (id: string, latitude: number): Place => ({
  id,
  latitude,
  longitude: -58,
  name: id,
  address: '',
  city: null,
  description: null,
  image: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  averageRating: 0,
  totalReviews: 0,
})

test('near are at most four others, and none that is 200 km away', () => {
  const here = at('here', -34)
  const others = ['a', 'b', 'c', 'd', 'e'].map((id, index) => at(id, -34.1 - index / 10))
  expect(nearestTo(here, [here, ...others]).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
  expect(nearestTo(here, [here, at('far', -36)])).toEqual([])
})
