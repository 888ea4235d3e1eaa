import { afterAll, describe, expect, test } from 'vitest'
import { gazetteerForTests } from './gazetteer-for-tests.ts'

const gazetteer = gazetteerForTests()
afterAll(() => gazetteer.close())

describe('a whole name', () => {
  test.each([
    ['granada', 'Granada', 'España', 0],
    ['cdmx', 'Ciudad de México', 'México', 0],
    ['bogta', 'Bogotá', 'Colombia', 1],
    ['cordoba espana', 'Córdoba', 'España', 0],
  ])('«%s» is found', (typed, name, country, mistakes) => {
    expect(gazetteer.named(typed)[0]).toMatchObject({ name, country, mistakes })
  })

  test.each(['comida', 'mis hijos', 'barcelo'])('«%s» is no beginning of one', (typed) => {
    expect(gazetteer.named(typed, { misspelt: false })).toEqual([])
  })
})

test('a point far from every city still has a country', () => {
  expect(gazetteer.countryNear(-20.1338, -67.4891)).toBe('Bolivia')
  expect(gazetteer.countryNear(-50.4967, -73.1377)).toBe('Argentina')
  expect(gazetteer.countryNear(-40, -20)).toBeNull()
})

test('a country is divided into north, middle and south', () => {
  const [south = 0, north = 0] = gazetteer.thirds('Argentina')?.latitudes ?? []
  expect(north).toBeLessThan(-23.7)
  expect(south).toBeLessThan(-36)
  expect(gazetteer.thirds('Atlántida')).toBeNull()
})
