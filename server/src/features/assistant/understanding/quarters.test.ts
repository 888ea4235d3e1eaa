import { expect, test } from 'vitest'
import { isBehindQuarter, quarterIn, quarterNames } from './quarters.ts'

test.each([
  ['Jirón Génova 101, Barranco, Lima, Perú', 'Lima', 'Barranco'],
  ['Av. Dorrego 1900, barrio Pichincha, Rosario, Argentina', 'Rosario', 'Pichincha'],
  ['Galería X, Col. Roma Norte, Ciudad de México, México', 'Ciudad de México', 'Roma Norte'],
])('%s names a quarter', (address, city, quarter) => {
  expect(quarterIn(address, city)).toBe(quarter)
})

test.each([
  ['Barranco, Lima, Perú', 'Lima'],
  ['Local 4, Calle 10, Medellín, Colombia', 'Medellín'],
  ['Palacio, 06000, Ciudad de México', 'Ciudad de México'],
  ['Museo del Oro, Centro Histórico, Bogotá', 'Bogotá'],
  ['Jirón Génova 101, Barranco, Lima', 'Cusco'],
])('%s names none of %s', (address, city) => {
  expect(quarterIn(address, city)).toBeNull()
})

const at = { country: null, latitude: 1, longitude: 2 }

test('a quarter of two cities is meant where its city is named too', () => {
  const quarters = quarterNames()
  quarters.add({ name: 'Centenario', city: 'Lima', ...at })
  expect(quarters.called('centenario', ['por', 'centenario'])?.city).toBe('Lima')
  quarters.add({ name: 'Centenario', city: 'Rosario', ...at })
  expect(quarters.called('centenario', ['por', 'centenario'])).toBeUndefined()
  expect(quarters.called('centenario', ['en', 'centenario', 'rosario'])?.city).toBe('Rosario')
})

test('keeps where the first place of a quarter is', () => {
  const quarters = quarterNames()
  quarters.add({ name: 'Barranco', city: 'Lima', ...at })
  quarters.add({ name: 'Barranco', city: 'Lima', ...at, latitude: 9 })
  expect(quarters.called('barranco', [])?.latitude).toBe(1)
})

test('the word before says that a quarter follows', () => {
  expect(isBehindQuarter(['en', 'el', 'barrio', 'brasil'], 3)).toBe(true)
  expect(isBehindQuarter(['en', 'brasil'], 1)).toBe(false)
})
