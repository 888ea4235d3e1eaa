import { setImmediate as breathe } from 'node:timers/promises'
import type { Place } from '@andariego/contract/places'
import type { Travels } from '@andariego/contract/reviews'

type Visited = Pick<Place, 'id' | 'name' | 'city' | 'latitude' | 'longitude'>

const AT_ONCE = 20
const byName = new Intl.Collator('es').compare

/**
 * Returns countries with their cities, and the places themselves. A place at sea has no country; one without a city adds none.
 */
export const travelsOf = async (
  places: readonly Visited[],
  countryAt: (place: Visited) => string | null,
): Promise<Travels> => {
  const cities = new Map<string, Set<string>>()
  for (const [index, place] of places.entries()) {
    // Hundreds of countries looked up for the first time take a while; lets other requests run in between.
    if (index % AT_ONCE === AT_ONCE - 1) await breathe()
    const country = countryAt(place)
    if (country === null) continue
    const known = cities.get(country) ?? new Set()
    cities.set(country, place.city === null ? known : known.add(place.city))
  }
  return {
    countries: [...cities]
      .map(([name, names]) => ({ name, cities: [...names].sort(byName) }))
      .sort((one, other) => byName(one.name, other.name)),
    places: places.map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })),
  }
}
