import { fold } from '../../maps/public.ts'
import type { Area } from './area.ts'
import type { City } from './city-elsewhere.ts'
import { named } from './map-names.ts'

const CITY_KILOMETRES = 30

/** The area within this many kilometres around a point. */
export const circle = (kilometres: number, { name, country, latitude, longitude }: City) => ({
  type: 'circle' as const,
  kilometres,
  name,
  country,
  latitude,
  longitude,
})

/** 'Cádiz' is spelled as the community does, where the map has 'Cadiz'. */
export const spelledAs = (own: { name: string } | undefined, area: Area): Area => {
  if (!own || fold(own.name) !== fold(area.name)) return area
  return area.type === 'circle' ? { ...area, name: own.name, ownCity: own.name } : { ...area, name: own.name }
}

/** The area of a city of the community. */
export const cityArea = (own: City): Area => ({ ...circle(CITY_KILOMETRES, own), ownCity: own.name })

export const CAPITAL = 'capital'
const KNOWN = 0.2
/** Whether words are a city of the community, or a capital of the map, and one more: 'Soria capital' is no misspelt 'Sofia-Capital'. */
export const isBehindACity = (
  words: readonly string[],
  cityCalled: (name: string) => City | undefined,
): boolean => {
  const city = words.slice(0, -1).join(' ')
  if (words.length < 2) return false
  return (
    cityCalled(city) !== undefined ||
    (words.at(-1) === CAPITAL &&
      named(city, false).some(({ kind, importance }) => kind === 'city' && importance >= KNOWN))
  )
}
