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

test('the country is that of the place, where a time zone spans several or has a newer name', async () => {
  const countryAt = async (latitude: number, longitude: number) =>
    (await dayFacts('2027-05-25', { latitude, longitude })).country
  expect(await countryAt(-34.6037, -58.3816)).toBe('Argentina')
  expect(await countryAt(28.6139, 77.209)).toBe('India')
  expect(await countryAt(21.0285, 105.8542)).toBe('Vietnam')
  expect(await countryAt(-54.8, -68.3)).toBe('Argentina')
  const { currency, holidays } = await dayFacts('2027-05-25', { latitude: -34.6037, longitude: -58.3816 })
  expect([currency, holidays.length]).toEqual(['ARS', 1])
})

test('close to a border, country and clock are those of its own side', async () => {
  const LETICIA = { latitude: -4.2153, longitude: -69.9406 }
  expect(await dayFacts('2027-05-25', LETICIA)).toMatchObject({
    timeZone: 'America/Bogota',
    country: 'Colombia',
    currency: 'COP',
    language: 'español',
  })
  const TORRES_DEL_PAINE = { latitude: -50.9423, longitude: -73.4068 }
  expect(await dayFacts('2027-09-18', TORRES_DEL_PAINE)).toMatchObject({ country: 'Chile', currency: 'CLP' })
})

test('on days whose clocks change, the sun is told by the clock after the change', async () => {
  const SANTIAGO = { latitude: -33.4489, longitude: -70.6693 }
  const sunAt = async (where: typeof MADRID, ...days: string[]) =>
    Promise.all(days.map(async (day) => (await dayFacts(day, where)).sunrise?.slice(0, 2)))
  expect(await sunAt(MADRID, '2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31')).toEqual([
    '07',
    '08',
    '08',
    '07',
  ])
  expect(await sunAt(SANTIAGO, '2027-04-03', '2027-04-04')).toEqual(['07', '06'])
})

test('all languages are named where one does not do', async () => {
  const ASUNCION = { latitude: -25.3, longitude: -57.6 }
  expect((await dayFacts('2027-05-25', ASUNCION)).language).toBe('español y guaraní')
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
