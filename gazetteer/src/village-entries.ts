import { type Entry, foldedNames } from './entry.ts'
import { kilometresBetween, type Position } from './geometry.ts'
import type { City } from './geonames.ts'
import { fold } from './names.ts'
import { readVillages } from './villages/villages.ts'

/** Above villages nobody travels to, below towns. */
const importance = 0.5

const nearest = (cities: City[], country: string, to: Position): City | undefined => {
  let best: City | undefined
  for (const city of cities) {
    if (city.country !== country || Math.abs(city.latitude - to.latitude) > 2) continue
    if (!best || kilometresBetween(city, to) < kilometresBetween(best, to)) best = city
  }
  return best
}

/** Villages of our own list, each in the region of the nearest settlement that GeoNames has. */
export const villageEntries = (cities: City[]): Entry[] =>
  readVillages().map((village) => {
    const { name, alternatives, country, latitude, longitude } = village
    return {
      id: `village:${country.toLowerCase()}-${fold(name).replaceAll(' ', '-')}`,
      kind: 'city',
      name,
      ...foldedNames([name, ...alternatives], []),
      city: name,
      region: nearest(cities, country, village)?.region ?? null,
      country,
      latitude,
      longitude,
      population: 0,
      importance,
    }
  })
