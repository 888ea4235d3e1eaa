import { expect, test } from 'vitest'
import { cityOf } from './google-city.ts'

const component = (type: string, longText: string) => ({ types: [type, 'political'], longText })
const province = component('administrative_area_level_1', 'Mendoza')
const department = component('administrative_area_level_2', 'Las Heras')

test('the city is the locality', () => {
  expect(cityOf([province, department, component('locality', 'Uspallata')])).toBe('Uspallata')
})

test('without a locality the city is the level-2 area, else the level-1 area', () => {
  expect(cityOf([province, department])).toBe('Las Heras')
  expect(cityOf([province])).toBe('Mendoza')
})

test('there may be no city at all', () => {
  expect(cityOf([component('country', 'Argentina')])).toBeNull()
})
