import { kilometresBetween, type Position } from '@andariego/contract/distance'
import { fold } from '@andariego/gazetteer'
import { openRegions } from '@andariego/map-regions'
import type { Services } from '../../../platform/services.ts'
import { createRegionPlaces } from './region-places.ts'

const SAME_WITHIN_KM = 0.7
const WEIGHED = 5

/**
 * Returns the Spanish kind ('Cafetería') that the imported regions have for something with this exact name at a position; null
 * when unknown.
 */
export type WordsOfRegions = (name: string, at: Position) => string | null

export const wordsOfRegions = ({ config }: Pick<Services, 'config'>): WordsOfRegions => {
  const places = createRegionPlaces(openRegions(config.maps.regions))
  return (name, { latitude, longitude }) => {
    const wanted = fold(name)
    if (wanted.length < 2) return null
    const found = places.search({ q: name, latitude, longitude, limit: WEIGHED })
    const same = found.find(
      ({ suggestion }) =>
        suggestion.category !== null &&
        fold(suggestion.name) === wanted &&
        kilometresBetween(suggestion, { latitude, longitude }) < SAME_WITHIN_KM,
    )
    return same?.suggestion.category ?? null
  }
}
