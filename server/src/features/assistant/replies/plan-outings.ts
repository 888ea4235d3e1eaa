import { metresBetween } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { fold } from '../../maps/public.ts'
import { type Area, ONE_DAY_KILOMETRES } from '../understanding/area.ts'
import type { Known } from './reply.ts'
import type { Found } from './search.ts'

const LOOKED_AT = 12
const SHOWN = 3
const ONE_DAY_METRES = ONE_DAY_KILOMETRES * 1000
const MIN_STARS = 2.8

/** Returns the places that count as a town's though they lie out of it: its hot springs, its wineries. */
export const ownOutside = async (
  { finder }: Known,
  area: Area,
  inTown: readonly Found[],
): Promise<Place[]> => {
  if (area.type !== 'circle') return []
  const { latitude, longitude } = area
  const near = await finder.list({ sort: 'nearby', latitude, longitude, limit: LOOKED_AT })
  return near.filter(
    (place) =>
      fold(place.city ?? '') === fold(area.name) &&
      metresBetween(area, place) <= ONE_DAY_METRES &&
      !inTown.some((one) => one.place.id === place.id),
  )
}

/**
 * Returns places around a town that fills fewer days than asked for. The answer mentions them, but makes no stops of them, because
 * the question named the town.
 */
export const outingsFrom = async (
  { finder }: Known,
  area: Area,
  inTown: readonly Found[],
): Promise<{ place: Place; metres: number }[]> => {
  if (area.type !== 'circle') return []
  const { latitude, longitude } = area
  const near = await finder.list({ sort: 'nearby', latitude, longitude, limit: LOOKED_AT })
  return near
    .filter(({ id }) => !inTown.some(({ place }) => place.id === id))
    .filter(({ averageRating, totalReviews }) => totalReviews < 2 || averageRating >= MIN_STARS)
    .map((place) => ({ place, metres: metresBetween(area, place) }))
    .filter(({ metres }) => metres <= ONE_DAY_METRES)
    .slice(0, SHOWN)
}
