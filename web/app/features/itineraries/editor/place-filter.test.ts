import type { Place } from '@andariego/contract/places'
import { expect, test } from 'vitest'
import { placesMatching } from './place-filter.ts'

const place = (name: string, address: string, city: string | null) => ({ name, address, city }) as Place
const places = [
  place('Jardín Japonés', 'Av. Casares 3450', 'Buenos Aires'),
  place('Cerro Otto', 'Ruta 23', 'Bariloche'),
  place('Salto Ñacunday', 'Calle Tucumán', null),
]
const found = (text: string) => placesMatching(places, text).map(({ name }) => name)

test.each([
  ['', ['Jardín Japonés', 'Cerro Otto', 'Salto Ñacunday']],
  ['jardin', ['Jardín Japonés']],
  ['JAPONÉS', ['Jardín Japonés']],
  ['casares', ['Jardín Japonés']],
  ['tucuman', ['Salto Ñacunday']],
  ['bariloche', ['Cerro Otto']],
  ['ÑACUNDAY', ['Salto Ñacunday']],
  ['aires jardin', ['Jardín Japonés']],
  ['jardin bariloche', []],
])('“%s” is found in name, address and city, accents and case aside', (text, names) => {
  expect(found(text)).toEqual(names)
})
