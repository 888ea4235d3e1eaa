import { expect, test, vi } from 'vitest'
import { openingAt } from './opening-hours.ts'

const andorra = { latitude: 42.5, longitude: 1.5, countryCode: 'AD', timeZone: 'Europe/Andorra' }
const buenosAires = {
  latitude: -34.6,
  longitude: -58.4,
  countryCode: 'AR',
  timeZone: 'America/Argentina/Buenos_Aires',
}
/** A Wednesday, 13:30 UTC. */
const now = new Date('2026-11-18T13:30:00Z')

test.each([
  ['Mo-Fr 09:00-18:00', andorra, true, 'Abierto hasta las 18:00'],
  ['Mo-Fr 09:00-14:00,16:00-20:00', andorra, false, 'Cerrado, abre a las 16:00'],
  ['Mo-Fr 09:00-14:00,16:00-20:00', buenosAires, true, 'Abierto hasta las 14:00'],
  ['Mo-We 09:00-12:00; Th 10:00-12:00', andorra, false, 'Cerrado, abre mañana a las 10:00'],
  ['Sa 10:00-12:00', andorra, false, 'Cerrado, abre el sábado a las 10:00'],
  ['Th 01:00-02:00', andorra, false, 'Cerrado, abre mañana a la 1:00'],
  ['24/7', andorra, true, 'Siempre abierto'],
  ['off', andorra, false, 'Cerrado'],
  ['Mo-Su 20:00-02:00', andorra, false, 'Cerrado, abre a las 20:00'],
])('%s (%o): %s, %s', async (hours, spot, isOpen, words) => {
  expect(await openingAt(hours, spot, now)).toEqual({ isOpen, words })
})

const santiago = { latitude: -33.4, longitude: -70.6, countryCode: 'CL', timeZone: 'America/Santiago' }

test.each([
  ['Mo-Fr 09:00-18:00; PH off', '2026-11-18T13:30:00Z', { isOpen: true, words: 'Abierto hasta las 18:00' }],
  ['Mo-Fr,PH 09:00-18:00', '2026-11-18T13:30:00Z', { isOpen: true, words: 'Abierto hasta las 18:00' }],
  [
    'PH,Mo-Fr 09:00-18:00',
    '2026-11-18T23:30:00Z',
    { isOpen: false, words: 'Cerrado, abre mañana a las 9:00' },
  ],
  [
    'Mo-Fr 09:00-18:00; SH Mo-Su 10:00-20:00',
    '2026-11-18T13:30:00Z',
    { isOpen: true, words: 'Abierto hasta las 18:00' },
  ],
  // Christmas, a Friday; the evening before; and hours of holidays only.
  ['Mo-Fr 09:00-18:00; PH off', '2026-12-25T13:30:00Z', null],
  ['Mo-Fr 09:00-18:00; PH off', '2026-12-24T23:30:00Z', { isOpen: false, words: 'Cerrado' }],
  ['PH 10:00-14:00', '2026-11-18T13:30:00Z', null],
])('%s at %s, where the library knows no holidays: %o', async (hours, at, opening) => {
  expect(await openingAt(hours, santiago, new Date(at))).toEqual(opening)
})

test.each([
  // 18 November: in Buenos Aires the sun rises at 5:38 and sets at 19:41, in Andorra at 7:49 and 17:29.
  [buenosAires, '2026-11-18T13:30:00Z', /^Abierto hasta las 19:[34]\d$/],
  [buenosAires, '2026-11-18T23:30:00Z', /^Cerrado, abre mañana a las 5:[34]\d$/],
  [andorra, '2026-11-18T13:30:00Z', /^Abierto hasta las 17:[23]\d$/],
  [
    { latitude: -17.65, longitude: -149.5, countryCode: 'PF', timeZone: 'Pacific/Tahiti' },
    '2026-11-19T02:00:00Z',
    /^Abierto hasta las 18:1\d$/,
  ],
])('from sunrise to sunset by the clock of the place: %o', async (spot, at, words) => {
  expect((await openingAt('sunrise-sunset', spot, new Date(at)))?.words).toMatch(words)
})

test('print one line for each country and kind of holidays that the library does not know', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const lima = { latitude: -12, longitude: -77, countryCode: 'PE', timeZone: 'America/Lima' }
  for (const hours of ['Mo 09:00-10:00; PH off', 'Tu 09:00-10:00; PH off', 'We 09:00-10:00; PH off'])
    expect(await openingAt(hours, lima, now)).not.toBeNull()
  expect(printed.mock.calls.length).toBe(1)
  printed.mockRestore()
})

test('leave out no holidays of a country that has them because somebody wrote other hours wrongly', async () => {
  const madrid = { latitude: 40.4, longitude: -3.7, countryCode: 'ES', timeZone: 'Europe/Madrid' }
  const constitution = new Date('2027-12-06T11:00:00Z')
  await openingAt('PH xx off; Mo-Fr 09:00-18:00', madrid, constitution)
  expect(await openingAt('Mo-Fr 09:00-18:00; PH off', madrid, constitution)).toMatchObject({ isOpen: false })
})

test("return null when they cannot be parsed, or the place's time zone is unknown", async () => {
  expect(await openingAt('cuando haya sol, más o menos', andorra, now)).toBeNull()
  expect(await openingAt('"previa cita"', andorra, now)).toBeNull()
  expect(await openingAt('24/7', { ...andorra, timeZone: null }, now)).toBeNull()
})
