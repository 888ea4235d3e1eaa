import { readAirports } from './airports/airports.ts'
import { type Entry, foldedNames } from './entry.ts'
import { cityFinder } from './landmark-entries.ts'
import { fold } from './names.ts'

/** Below the cities they belong to, which most people mean by that name. */
const importance = { large: 0.5, small: 0.35 }

/** 'Aeropuerto de Osaka (Kansai)' gives 'Osaka'. */
const cityIn = (name: string) => name.replace(/^Aeropuerto de /, '').replace(/ \(.*\)$/, '')

/** 'Tokyo Haneda' gives 'Haneda': people leave out the city. */
const withoutCity = (own: string, city: Entry | null) => {
  const words = new Set(city?.names.flatMap((name) => name.split(' ')))
  return own
    .split(' ')
    .filter((word) => !words.has(fold(word)))
    .join(' ')
}

/** Airports with their Spanish name, their own name and their code. */
export const airportEntries = (cities: Entry[]): Entry[] => {
  const cityOf = cityFinder(cities)
  return readAirports().map((airport) => {
    const { code, name, own, country, latitude, longitude } = airport
    const city = cityOf({ city: cityIn(name), country, latitude, longitude })
    return {
      id: `airport:${code.toLowerCase()}`,
      kind: 'airport',
      name,
      ...foldedNames([name], [code, own, withoutCity(own, city)]),
      city: city?.name ?? cityIn(name),
      region: city?.region ?? null,
      country,
      latitude,
      longitude,
      population: 0,
      importance: airport.large ? importance.large : importance.small,
    }
  })
}
