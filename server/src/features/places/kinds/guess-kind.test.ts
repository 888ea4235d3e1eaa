import { describe, expect, test } from 'vitest'
import { kindGuesser } from './guess-kind.ts'
import { kindOfWords } from './kind-of-words.ts'

test.each([
  ['Museo Nacional de Bellas Artes', 'museo'],
  ['Casa Museo Frida Kahlo', 'museo'],
  ['Mirador del Cerro San Bernardo', 'mirador'],
  ['Hotel Playa Blanca', 'hotel'],
  ['La playa de las Catedrales', 'playa'],
  ['Parque', 'parque'],
  ['Parque Nacional Los Alerces', 'reserva-natural'],
  ['Zona arqueológica de Tulum', 'ruinas'],
  ['Pirámides de Giza', 'ruinas'],
  ['Plaza de toros de Ronda', 'estadio'],
  ['CATEDRAL de Sal', 'iglesia'],
  ['Cristo Redentor', 'mirador'],
  ['Obelisco', 'monumento'],
  ['Nuestro rincón', null],
  ['', null],
  ['x'.repeat(600), null],
])('%s tells of %s', (name, kind) => {
  expect(kindOfWords(name)).toBe(kind)
})

describe('a guessed kind', () => {
  const nothing = () => null
  const guess = kindGuesser(nothing)
  test.each([
    ['by our list of landmarks, whatever the name says', 'Alhambra', 37.176, -3.588, 'palacio'],
    [
      'as what its name says more exactly than the list',
      'Parque Nacional Tayrona',
      11.31,
      -74.07,
      'reserva-natural',
    ],
    ['by a nickname on that list', 'la bombonera', -34.6356, -58.3648, 'estadio'],
    [
      'as a town of that name, whose name speaks of something else',
      'Puerto Madryn',
      -42.769,
      -65.038,
      'ciudad',
    ],
    ['as a small town', 'El Chaltén', -49.331, -72.886, 'pueblo'],
    ['by its name, far from the landmark of that name', 'Museo del Prado', -34.6, -58.4, 'museo'],
    ['as nothing', 'Nuestro rincón', -34.6, -58.4, null],
  ])('%s: %s', (_how, name, latitude, longitude, kind) => {
    expect(guess(name, { latitude, longitude })).toBe(kind)
  })

  test.each([
    ['Cafetería', 'cafe'],
    ['Castillo', 'castillo'],
    ['Museo de historia', 'museo'],
    ['Ferretería', null],
  ])('as the imported region calls it: %s', (word, kind) => {
    expect(kindGuesser(() => word)('Tito', { latitude: 42.5, longitude: 1.5 })).toBe(kind)
  })
})
