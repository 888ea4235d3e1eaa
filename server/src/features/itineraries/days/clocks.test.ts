import { expect, test } from 'vitest'
import { clocksOf } from './clocks.ts'

const MADRID = { id: 'madrid', latitude: 40.4168, longitude: -3.7038 }
const TOLEDO = { id: 'toledo', latitude: 39.8628, longitude: -4.0273 }
const BUENOS_AIRES = { id: 'buenos aires', latitude: -34.6037, longitude: -58.3816 }
const SANTIAGO = { id: 'santiago', latitude: -33.4489, longitude: -70.6693 }
const KATHMANDU = { id: 'kathmandu', latitude: 27.7172, longitude: 85.324 }
const APIA = { id: 'apia', latitude: -13.8333, longitude: -171.7667 }
const PAGO_PAGO = { id: 'pago pago', latitude: -14.2781, longitude: -170.7025 }

test('places whose clocks differ from those of the first are told with the difference', () => {
  expect(clocksOf('2027-01-10', [MADRID, TOLEDO, BUENOS_AIRES])).toEqual([
    { placeId: 'buenos aires', minutesAhead: -240 },
  ])
  expect(clocksOf('2027-01-10', [MADRID, KATHMANDU])).toEqual([{ placeId: 'kathmandu', minutesAhead: 285 }])
  expect(clocksOf('2027-01-10', [MADRID, TOLEDO])).toEqual([])
})

test('the difference is that of the day: summer time begins and ends on different days', () => {
  const between = (date: string) => clocksOf(date, [MADRID, SANTIAGO])[0]?.minutesAhead
  expect(between('2027-03-27')).toBe(-240)
  expect(between('2027-03-28')).toBe(-300)
  expect(between('2027-04-04')).toBe(-360)
})

test('over the date line it is nearly a day, or more', () => {
  expect(clocksOf('2027-05-25', [APIA, PAGO_PAGO])).toEqual([{ placeId: 'pago pago', minutesAhead: -1440 }])
})
