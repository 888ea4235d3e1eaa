import type { DayFacts, PlannedStop } from '@andariego/contract/itineraries'
import { expect, test } from 'vitest'
import { currencyOfDay, currencyOfTrip } from './currency.ts'

const stop = (currency?: string) =>
  ({ cost: currency ? { amount: 5, currency } : null }) as unknown as PlannedStop
const chile = { currency: 'CLP' } as DayFacts
const sea = { currency: null } as DayFacts

test('A new cost of a day is in the currency of its country, unless others of that day are in another', () => {
  expect(currencyOfDay([stop()], chile)).toBe('CLP')
  expect(currencyOfDay([stop('USD'), stop()], chile)).toBe('USD')
  expect(currencyOfDay([stop()], sea)).toBeUndefined()
  expect(currencyOfDay([stop()], undefined)).toBeUndefined()
})

test('Where no country is known, it is in the currency of the last cost of the trip', () => {
  expect(currencyOfTrip([stop('CLP'), stop('ARS'), stop()])).toBe('ARS')
  expect(currencyOfTrip([stop()])).toBe('EUR')
})
