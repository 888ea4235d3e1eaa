import { countryName, countryNames } from './countries.ts'
import { type Entry, foldedNames } from './entry.ts'
import type { City, Region } from './geonames.ts'
import { spanishRegions } from './spanish/spanish.ts'

/** Returns the population-weighted centre of an area, because GeoNames gives no position for areas. */
const middle = (cities: City[]) => {
  let north = 0
  let x = 0
  let y = 0
  let people = 0
  for (const { latitude, longitude, population } of cities) {
    const weight = population + 1
    north += latitude * weight
    x += Math.cos((longitude * Math.PI) / 180) * weight
    y += Math.sin((longitude * Math.PI) / 180) * weight
    people += weight
  }
  return { latitude: north / people, longitude: (Math.atan2(y, x) * 180) / Math.PI, population: people }
}

const grouped = (cities: City[], key: (city: City) => string | null) => {
  const groups = new Map<string, City[]>()
  for (const city of cities) {
    const group = key(city)
    if (group === null) continue
    const members = groups.get(group)
    if (members) members.push(city)
    else groups.set(group, [city])
  }
  return groups
}

/** Below the cities of the same name ('Córdoba', 'Madrid'), which most people mean. */
const importance = (population: number, less: number) => Math.log10(population + 10) / 8 - less

export const countryEntries = (cities: City[]): Entry[] =>
  [...grouped(cities, (city) => city.country)].map(([country, members]) => {
    const centre = middle(members)
    return {
      id: `country:${country}`,
      kind: 'area',
      name: countryName(country),
      ...foldedNames(countryNames(country), []),
      city: null,
      region: null,
      country,
      ...centre,
      importance: importance(centre.population, 0),
    }
  })

export const regionEntries = (regions: Region[], cities: City[]): Entry[] => {
  const spanish = spanishRegions()
  const members = grouped(cities, (city) => city.region)
  return regions.flatMap(({ code, name: original }) => {
    const inhabited = members.get(code)
    if (!inhabited) return []
    const known = spanish.get(code)
    const name = known?.name ?? original
    const centre = middle(inhabited)
    return {
      id: `region:${code}`,
      kind: 'area' as const,
      name,
      ...foldedNames([name, original, ...(known?.alternatives ?? [])], []),
      city: null,
      region: null,
      country: code.slice(0, 2),
      ...centre,
      importance: importance(centre.population, 0.12),
    }
  })
}
