import { expect, it } from 'vitest'
import { mapSourceFrom } from './map-source.ts'

const tiles = { tileUrl: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Ejemplo' }

it('draws the built-in map unless the server says otherwise', () => {
  expect(mapSourceFrom({ provider: 'builtin', apiKey: null, tiles: null, regions: [] })).toEqual({
    provider: 'builtin',
    regions: [],
  })
})

it('draws the tiles of the server that is named', () => {
  expect(mapSourceFrom({ provider: 'osm', apiKey: null, tiles, regions: [] })).toEqual({
    provider: 'osm',
    ...tiles,
  })
})

it('draws the built-in map when tiles are announced but none are named', () => {
  expect(mapSourceFrom({ provider: 'osm', apiKey: null, tiles: null, regions: [] })).toEqual({
    provider: 'builtin',
    regions: [],
  })
})

it('leaves it to the Google map to say that its key is missing', () => {
  expect(mapSourceFrom({ provider: 'google', apiKey: null, tiles: null, regions: [] })).toEqual({
    provider: 'google',
    apiKey: null,
  })
})
