import { afterAll, describe, expect, it } from 'vitest'
import { gazetteerForTests } from './gazetteer-for-tests.ts'

const gazetteer = gazetteerForTests()
afterAll(() => gazetteer.close())

describe('the city of a point', () => {
  const points: [where: string, latitude: number, longitude: number, city: string, country: string][] = [
    ['Puerta del Sol', 40.4169, -3.7035, 'Madrid', 'España'],
    ['Vallecas', 40.3795, -3.6215, 'Madrid', 'España'],
    ['Chamberí', 40.434, -3.703, 'Madrid', 'España'],
    ["L'Hospitalet", 41.3597, 2.1003, "L'Hospitalet de Llobregat", 'España'],
    ['Barceloneta', 41.3784, 2.1925, 'Barcelona', 'España'],
    ['the Obelisco', -34.6037, -58.3816, 'Buenos Aires', 'Argentina'],
    ['the Delta', -34.4251, -58.5797, 'Tigre', 'Argentina'],
    ['Bariloche', -41.1335, -71.3103, 'San Carlos de Bariloche', 'Argentina'],
    ['the Plaza Mayor of Lima', -12.0459, -77.0305, 'Lima', 'Perú'],
    ['the Zócalo', 19.4326, -99.1332, 'Ciudad de México', 'México'],
    ['La Candelaria', 4.597, -74.07, 'Bogotá', 'Colombia'],
    ['Valparaíso', -33.0458, -71.6197, 'Valparaíso', 'Chile'],
    ['Ciudad Vieja', -34.907, -56.207, 'Montevideo', 'Uruguay'],
    ['the Malecón', 23.14, -82.36, 'La Habana', 'Cuba'],
    ['Montmartre', 48.8867, 2.3431, 'París', 'Francia'],
    ['Trastevere', 41.889, 12.47, 'Roma', 'Italia'],
    ['Westminster', 51.5007, -0.1246, 'Londres', 'Reino Unido'],
    ['Tokyo', 35.68, 139.76, 'Tokio', 'Japón'],
    ['Labasa', -16.43, 179.37, 'Labasa', 'Fiyi'],
    ['Hanga Roa', -27.15, -109.43, 'Hanga Roa', 'Chile'],
    ['the Alhambra', 37.1761, -3.5881, 'Granada', 'España'],
    ['Quito', -0.2201, -78.5123, 'Quito', 'Ecuador'],
  ]

  it.each(points)('%s', (_, latitude, longitude, city, country) => {
    expect(gazetteer.reverse(latitude, longitude)).toMatchObject({ city, country })
  })
})

it('is found across the 180th meridian', () => {
  const [west, east] = [gazetteer.reverse(-16.8, 179.99), gazetteer.reverse(-16.8, -179.99)]
  expect(west?.country).toBe('Fiyi')
  expect(east?.country).toBe('Fiyi')
})

describe('an address', () => {
  it('begins with the landmark at the point', () => {
    expect(gazetteer.reverse(41.4036, 2.1744)?.address).toMatch(
      /^Sagrada Familia, .*Barcelona, Cataluña, España$/,
    )
  })

  it('has the town by which a remote landmark is known', () => {
    expect(gazetteer.reverse(-50.4967, -73.1377)).toEqual({
      address: 'Glaciar Perito Moreno, El Calafate, Santa Cruz, Argentina',
      city: 'El Calafate',
      region: 'Santa Cruz',
      country: 'Argentina',
      countryCode: 'AR',
    })
  })

  it('is ordered from small to large', () => {
    expect(gazetteer.reverse(37.8882, -4.7794)?.address).toMatch(/Córdoba, Andalucía, España$/)
  })

  it('gives the distance to the nearest town outside towns', () => {
    expect(gazetteer.reverse(-20.3, -67.9)).toMatchObject({
      address: expect.stringMatching(/^A \d+ km de .+, Bolivia$/),
      city: null,
    })
  })

  it('has no country far out at sea, and is null on the high seas', () => {
    expect(gazetteer.reverse(36.0, -10.2)).toMatchObject({ city: null, region: null, country: null })
    for (const [latitude, longitude] of [
      [0, -30],
      [-40, -120],
      [30, -160],
      [-30, 80],
      [89.9, 0],
      [-90, 0],
      [-75, 100],
      [10, 180],
      [10, -180],
    ] as const) {
      expect(gazetteer.reverse(latitude, longitude), `${latitude}, ${longitude}`).toBeNull()
    }
  })
})
