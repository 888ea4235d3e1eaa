import { ensureGazetteer } from '@andariego/gazetteer'
import { beforeAll, expect, test } from 'vitest'
import { GAZETTEER_FILE } from '../../maps/public.ts'
import { whereaboutsOf } from './whereabouts.ts'

beforeAll(() => ensureGazetteer(GAZETTEER_FILE), 120_000)

const COIPASA = { city: 'Oruro', latitude: -19.38, longitude: -68.13 }

test('a place near a border is in the country that its address ends with, whatever town is nearest', () => {
  expect(whereaboutsOf({ ...COIPASA, address: 'Salar de Coipasa, Oruro, Bolivia' })).toMatchObject({
    country: 'Bolivia',
    city: 'Oruro',
  })
  expect(whereaboutsOf({ ...COIPASA, address: 'Salar de Coipasa' })).toMatchObject({ country: 'Chile' })
})

test('an address that ends with no country changes nothing', () => {
  const lima = { city: null, latitude: -12.0464, longitude: -77.0428 }
  const said = whereaboutsOf({ ...lima, address: 'Jirón de la Unión 300' })
  expect(said).toEqual(whereaboutsOf({ ...lima, address: 'Jirón de la Unión 300, Lima, Perú' }))
  expect(said).toMatchObject({ country: 'Perú', city: 'Lima' })
})
