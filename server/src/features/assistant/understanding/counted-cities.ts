import { fold } from '../../maps/public.ts'
import type { City } from './city-elsewhere.ts'

/** Keeps the cities of the community's places, each at the position of its first place, as long as it has any. */
export const countedCities = () => {
  const byName = new Map<string, City>()
  const places = new Map<City, number>()
  return {
    byName,
    /** Counts one more place of a city; returns the city as it is kept. */
    add: (city: City): City => {
      const name = fold(city.name)
      const kept = byName.get(name) ?? city
      byName.set(name, kept)
      places.set(kept, (places.get(kept) ?? 0) + 1)
      return kept
    },
    /** Counts one place less of a city that `add` returned. */
    remove: (city: City): void => {
      const left = (places.get(city) ?? 0) - 1
      if (left > 0) places.set(city, left)
      else {
        places.delete(city)
        byName.delete(fold(city.name))
      }
    },
  }
}
