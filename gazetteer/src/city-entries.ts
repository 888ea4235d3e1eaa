import { spanishSpeaking } from './countries.ts'
import { type Entry, foldedNames } from './entry.ts'
import { kilometresBetween } from './geometry.ts'
import type { City } from './geonames.ts'
import { type SpanishName, spanishCities } from './spanish/spanish.ts'

/** By the order of magnitude of the population; capitals and Spanish-speaking countries weigh a little more. */
const importance = ({ population, feature, country }: City) =>
  Math.log10(population + 10) / 8 +
  (feature === 'PPLC' ? 0.08 : feature === 'PPLA' ? 0.03 : 0) +
  (spanishSpeaking.has(country) ? 0.06 : 0)

const largestByName = (cities: City[]) => {
  const largest = new Map<string, City>()
  for (const city of cities) {
    const key = `${city.country}|${city.name}`
    if (city.population >= (largest.get(key)?.population ?? 0)) largest.set(key, city)
  }
  return largest
}

const spanishNames = (cities: City[]) => {
  const largest = largestByName(cities)
  const names = new Map<number, SpanishName>()
  for (const [key, name] of spanishCities()) {
    const city = largest.get(key)
    if (!city) throw new Error(`Spanish name for a city that GeoNames does not have: ${key}`)
    names.set(city.id, name)
  }
  return names
}

/** Returns the city of a district: the one that most likely extends to it, by population and distance. */
const cityAround = (district: City, cities: City[]) => {
  let best: City | undefined
  let least = 0
  for (const city of cities) {
    if (city.population <= district.population || Math.abs(city.latitude - district.latitude) > 0.4) continue
    const distance = kilometresBetween(district, city) - reach(city.population)
    if (distance < least) {
      best = city
      least = distance
    }
  }
  return best
}

const reach = (population: number) => Math.min(40, 0.012 * Math.sqrt(population))

const isDistrict = (city: City) => city.feature === 'PPLX'

/** Returns cities and their districts with their Spanish names. */
export const cityEntries = (cities: City[]): Entry[] => {
  const spanish = spanishNames(cities)
  const large = new Map<string, City[]>()
  for (const city of cities) {
    if (isDistrict(city) || city.population < 20_000) continue
    large.set(city.country, [...(large.get(city.country) ?? []), city])
  }
  return cities.map((city) => {
    const known = spanish.get(city.id)
    const weight = importance(city) + (known ? 0.04 : 0)
    const name = known?.name ?? city.name
    const around = isDistrict(city) ? cityAround(city, large.get(city.country) ?? []) : undefined
    return {
      id: `geonames:${city.id}`,
      kind: isDistrict(city) ? 'district' : 'city',
      name,
      ...foldedNames([name, city.name, ...(known?.alternatives ?? [])], city.alternatives, weight),
      city: isDistrict(city) ? (around && (spanish.get(around.id)?.name ?? around.name)) || null : name,
      region: city.region,
      country: city.country,
      latitude: city.latitude,
      longitude: city.longitude,
      population: city.population,
      zone: isDistrict(city) ? null : city.zone,
      importance: weight - (isDistrict(city) ? 0.08 : 0),
    }
  })
}
