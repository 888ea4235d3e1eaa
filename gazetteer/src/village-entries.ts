import { type Entry, foldedNames } from './entry.ts'
import { kilometresBetween, type Position } from './geometry.ts'
import type { City } from './geonames.ts'
import { fold } from './names.ts'
import { readVillages } from './villages/villages.ts'

/** Above other villages, below towns. */
const importance = 0.5

const byCountry = (cities: City[]) => {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    const group = groups.get(city.country)
    if (group) group.push(city)
    else groups.set(city.country, [city])
  }
  return groups
}

const nearest = (cities: City[], to: Position): City | undefined => {
  let best: City | undefined
  let least = Number.POSITIVE_INFINITY
  for (const city of cities) {
    if (Math.abs(city.latitude - to.latitude) > 1) continue
    const distance = kilometresBetween(city, to)
    if (distance < least) {
      best = city
      least = distance
    }
  }
  return best
}

/** Returns the villages of our own list, each in the region of the nearest GeoNames settlement. */
export const villageEntries = (cities: City[]): Entry[] => {
  const near = byCountry(cities)
  return readVillages().map((village) => {
    const { name, alternatives, country, latitude, longitude } = village
    return {
      id: `village:${country.toLowerCase()}-${fold(name).replaceAll(' ', '-')}`,
      kind: 'city',
      name,
      ...foldedNames([name, ...alternatives], []),
      city: name,
      region: nearest(near.get(country) ?? [], village)?.region ?? null,
      country,
      latitude,
      longitude,
      population: 0,
      importance,
    }
  })
}
