import { expect, test } from 'vitest'
import { countryOfZone } from './country-of-zone.ts'

test('a zone belongs to its country, also under its newer name', () => {
  const zones = {
    'America/Argentina/Buenos_Aires': 'AR',
    'America/Argentina/Salta': 'AR',
    'America/Indiana/Indianapolis': 'US',
    'Asia/Kolkata': 'IN',
    'Asia/Kathmandu': 'NP',
    'Asia/Yangon': 'MM',
    'Europe/Kyiv': 'UA',
    'Europe/Madrid': 'ES',
  }
  for (const [zone, country] of Object.entries(zones)) expect(countryOfZone(zone), zone).toBe(country)
  expect(countryOfZone('Etc/GMT+2')).toBeNull()
})
