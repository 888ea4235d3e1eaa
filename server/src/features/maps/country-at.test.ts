import { expect, test } from 'vitest'
import { countryAt } from './country-at.ts'

const USHUAIA = { latitude: -54.8, longitude: -68.3 }

test('the country is that of the nearest settlement, because a time zone may span borders', () => {
  expect(countryAt(USHUAIA)).toBe('Argentina')
  expect(countryAt({ latitude: 40.4168, longitude: -3.7038 })).toBe('España')
  // Two towns with a border between them.
  expect(countryAt({ latitude: -25.5478, longitude: -54.5882 })).toBe('Brasil')
  expect(countryAt({ latitude: -25.5097, longitude: -54.6111 })).toBe('Paraguay')
  expect(countryAt({ latitude: 0, longitude: -30 })).toBeNull()
})
