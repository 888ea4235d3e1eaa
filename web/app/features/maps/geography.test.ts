import { kilometresBetween } from '@andariego/contract/distance'
import { describe, expect, it } from 'vitest'
import { describeNearby } from './builtin/nearby-places.ts'
import { formatCoordinates } from './format-coordinates.ts'
import { directionOf, withoutJumps } from './geography.ts'

const obelisco = { latitude: -34.6037, longitude: -58.3816 }
const montevideo = { latitude: -34.9011, longitude: -56.1645 }
const madrid = { latitude: 40.4168, longitude: -3.7038 }

describe('coordinates', () => {
  it('are written as degrees with their hemisphere, in Spanish', () => {
    expect(formatCoordinates(obelisco)).toBe('34,6037° S, 58,3816° O')
    expect(formatCoordinates({ latitude: 35.6812, longitude: 139.7671 })).toBe('35,6812° N, 139,7671° E')
  })

  it('lie as far apart as the great circle between them', () => {
    expect(kilometresBetween(obelisco, montevideo)).toBeCloseTo(205, -1)
    expect(kilometresBetween(obelisco, madrid)).toBeCloseTo(10_043, -2)
    expect(kilometresBetween(madrid, madrid)).toBe(0)
  })

  it('are near each other across the antimeridian', () => {
    const [west, east] = [
      { latitude: -17, longitude: 179.9 },
      { latitude: -17, longitude: -179.9 },
    ]
    expect(kilometresBetween(west, east)).toBeLessThan(25)
    expect(directionOf(west, east)).toBe('este')
  })

  it.each([
    [1, 0, 'norte'],
    [1, 1, 'noreste'],
    [0, 1, 'este'],
    [-1, 1, 'sudeste'],
    [-1, 0, 'sur'],
    [-1, -1, 'sudoeste'],
    [0, -1, 'oeste'],
    [1, -1, 'noroeste'],
  ])('know the points of the compass (%i, %i: %s)', (latitude, longitude, direction) => {
    expect(directionOf({ latitude: 0, longitude: 0 }, { latitude, longitude })).toBe(direction)
  })
})

describe('what is nearby', () => {
  const places = [
    { name: 'Montevideo', ...montevideo },
    { name: 'Retiro', latitude: -34.5914, longitude: -58.3744 },
    { name: 'San Telmo', latitude: -34.6212, longitude: -58.3731 },
    { name: 'San Telmo', latitude: -34.9, longitude: -58.3731 },
    { name: 'San Nicolás', latitude: -34.6038, longitude: -58.3815 },
    { name: 'La Boca', latitude: -34.6345, longitude: -58.3631 },
  ]

  it('is told from the nearest on, three names at most, each once', () => {
    expect(describeNearby(obelisco, places)).toEqual([
      'San Nicolás',
      'Retiro, a 1,5 km al noreste',
      'San Telmo, a 2,1 km al sur',
    ])
  })

  it('is nothing where nothing is', () => {
    expect(describeNearby({ latitude: 0, longitude: -140 }, places)).toEqual([])
  })
})

describe('a way', () => {
  const longitudes = (...way: number[]) =>
    withoutJumps(way.map((longitude) => ({ latitude: 0, longitude }))).map(({ longitude }) => longitude)

  it('goes on over the antimeridian, there and back', () => {
    expect(longitudes(-70, -149, 174, 151, -109)).toEqual([-70, -149, -186, -209, -109])
    expect(longitudes(174, -149)).toEqual([174, 211])
  })

  it('stays as it is elsewhere', () => {
    expect(longitudes(-70, 2, 30)).toEqual([-70, 2, 30])
    expect(longitudes()).toEqual([])
  })
})
