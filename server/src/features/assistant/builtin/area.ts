import { metresBetween } from '@andariego/contract/distance'
import type { Suggestion } from '@andariego/contract/maps'
import type { Place } from '@andariego/contract/places'
import { LRUCache } from 'lru-cache'
import { fold, type Geocoder } from '../../maps/public.ts'
import type { Area } from './memory.ts'

/** How far a place may be and still count as there, in kilometres. */
const CITY_REACH = 30
const DISTRICT_REACH = 5
/** 'Patagonia', 'Riviera Maya': areas that people speak of and no map bounds. */
const LANDSCAPE_REACH = 300
const CANDIDATES = 4

export const isCountry = ({ id }: Area): boolean => id.startsWith('country:')
export const isRegion = ({ id }: Area): boolean => id.startsWith('region:')
const isLandscape = ({ id, kind }: Area): boolean => kind === 'area' && id.startsWith('landmark:')

/** Null for what has bounds of its own: countries and regions. */
export const reachOf = (area: Area): number | null => {
  if (isCountry(area) || isRegion(area)) return null
  if (area.kind === 'city') return CITY_REACH
  return isLandscape(area) ? LANDSCAPE_REACH : DISTRICT_REACH
}

const areaOf = ({ id, kind, name, address, country, region, latitude, longitude }: Suggestion): Area => ({
  id,
  kind,
  name,
  address,
  country,
  region,
  latitude,
  longitude,
})

export const kilometresTo = (area: Area, place: Place): number => metresBetween(area, place) / 1000

/** What the gazetteer knows of places on earth. */
export const areas = (geocoder: Geocoder) => {
  // Where a place lies never changes.
  const addresses = new LRUCache<string, string>({ max: 10_000 })
  const addressOf = async (place: Place): Promise<string> => {
    const known = addresses.get(place.id)
    if (known !== undefined) return known
    const { address } = await geocoder.reverse(place.latitude, place.longitude)
    addresses.set(place.id, address ?? '')
    return address ?? ''
  }

  return {
    /** Cities, regions and countries that a name may mean, the likeliest first; `only` whole names, not what is spelt like it. */
    named: async (name: string, { only = false } = {}): Promise<Area[]> => {
      if (name.length < 2) return []
      const found = await geocoder.search({ q: name.slice(0, 80), limit: CANDIDATES })
      return found
        .filter(({ kind }) => kind === 'city' || kind === 'area')
        .filter((suggestion) => !only || fold(suggestion.name) === name)
        .map(areaOf)
    },

    /** Landmarks, too: for what is near them. */
    spot: async (name: string): Promise<Area | null> => {
      const [found] = name.length < 2 ? [] : await geocoder.search({ q: name.slice(0, 80), limit: 1 })
      return found ? areaOf(found) : null
    },

    holds: async (area: Area, place: Place): Promise<boolean> => {
      const reach = reachOf(area)
      if (reach !== null) return kilometresTo(area, place) <= reach
      const parts = (await addressOf(place)).split(', ')
      if (isCountry(area)) return parts.at(-1) === area.name
      return parts.at(-1) === area.country && parts.includes(area.name)
    },
  }
}
export type Areas = ReturnType<typeof areas>
