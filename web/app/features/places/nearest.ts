import { kilometresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'

/** Further away nobody calls a place near. */
const NEAR_KM = 200
const SHOWN = 4

/** To ask for: the place itself is the nearest of all. */
export const NEAREST_LIMIT = SHOWN + 1

/** The places near another, in their given order: the nearest first. */
export const nearestTo = (place: Place, candidates: readonly Place[]): Place[] =>
  candidates
    .filter((other) => other.id !== place.id && kilometresBetween(place, other) <= NEAR_KM)
    .slice(0, SHOWN)
