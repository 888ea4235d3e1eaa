import { expect, test } from 'vitest'
import { dayFacts } from './day-facts.ts'

const MADRID = { latitude: 40.4168, longitude: -3.7038 }
const AUCKLAND = { latitude: -36.85, longitude: 174.76 }

test('a day in Madrid: its sun by local time, its holiday, currency and language', async () => {
  const facts = await dayFacts('2027-01-06', MADRID)
  expect(facts).toMatchObject({
    timeZone: 'Europe/Madrid',
    country: 'España',
    currency: 'EUR',
    language: 'español',
    holidays: [expect.stringContaining('Reyes')],
  })
  expect(facts.sunrise).toMatch(/^08:3[6-9]$/)
  expect(facts.sunset).toMatch(/^18:0[1-5]$/)
  expect((await dayFacts('2027-01-07', MADRID)).holidays).toEqual([])
})

test('on the other side of the world, the sun is that of the local day too', async () => {
  const { sunrise, sunset, country } = await dayFacts('2027-12-21', AUCKLAND)
  expect(country).toBe('Nueva Zelanda')
  expect([sunrise?.slice(0, 2), sunset?.slice(0, 2)]).toEqual(['05', '20'])
})

test('without sunrise, and on the high seas, nothing is made up', async () => {
  const north = await dayFacts('2027-06-21', { latitude: 78.22, longitude: 15.65 })
  expect([north.sunrise, north.sunset]).toEqual([null, null])
  const sea = await dayFacts('2027-06-21', { latitude: 0, longitude: -30 })
  expect(sea).toMatchObject({ country: null, currency: null, language: null, holidays: [] })
})

test('a feast of several days is one on each of them', async () => {
  const CAIRO = { latitude: 30.0444, longitude: 31.2357 }
  const named = async (day: string) => (await dayFacts(`2027-03-${day}`, CAIRO)).holidays.join()
  for (const day of ['09', '10', '11']) expect(await named(day)).toContain('Eid')
  expect([await named('08'), await named('12')].join()).not.toContain('Eid')
})
