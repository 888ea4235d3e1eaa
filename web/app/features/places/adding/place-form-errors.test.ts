import { expect, test } from 'vitest'
import { placeFormErrors } from './place-form-errors.ts'

const values = {
  name: 'Cerro Campanario',
  address: 'Av. Bustillo 18600',
  city: '',
  description: '',
  image: null,
  latitude: -41,
  longitude: -71,
}
const tooShort = 'La descripción debe tener entre 30 y 1000 caracteres.'

test('a place needs neither a city nor a description', () => {
  expect(placeFormErrors(values, '')).toEqual({})
})

test('a place must be selected first', () => {
  expect(placeFormErrors(null, '')).toHaveProperty('search')
})

test.each([
  ['a'.repeat(29), tooShort],
  ['a'.repeat(30), undefined],
  ['a'.repeat(1000), undefined],
  ['a'.repeat(1001), tooShort],
  ['🌈'.repeat(29), tooShort],
  ['🌈'.repeat(1000), undefined],
  [`${'a'.repeat(29)}\u200b`, tooShort],
  ['   ', undefined],
  [`${'a'.repeat(29)}   `, tooShort],
])('a description has 30 to 1000 characters, if any', (description, error) => {
  expect(placeFormErrors(values, description).description).toBe(error)
})

test('a place put down by hand needs a name and an address', () => {
  expect(placeFormErrors({ ...values, name: ' ', address: '' }, '')).toEqual({
    name: 'El nombre del lugar es requerido.',
    address: 'La dirección es requerida.',
  })
})
