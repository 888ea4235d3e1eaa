import { metresBetween, type Position } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { NEARBY_METRES, NEARBY_SHOWN } from '@andariego/contract/places-rules'
import { type CacheTag, cacheTag } from '../../platform/cache-tag.ts'
import { boxAround, cellsAt, cellsOver, WORLD } from './cells.ts'
import type { Box } from './cluster-grid.ts'
import type { PlaceFilter } from './place-conditions.ts'
import type { PlaceListQuery } from './place-list-repository.ts'

/** The tag of a place's own data: its texts, picture, rating and number of reviews. */
export const placeTag = (id: string) => cacheTag(`place:${id}`)

/** The tag of all places' descriptions. */
export const descriptionsTag = cacheTag('places:descriptions')

/** The tags of the orders by rating and by number of reviews. */
export const byRatingTag = cacheTag('places:rating')
export const byReviewsTag = cacheTag('places:reviews')

/** The tag of all places' kinds. */
export const kindsTag = cacheTag('places:kinds')

const cellTag = (cell: string) => cacheTag(`places:in:${cell}`)

/** The tag of everything that counts all places. */
export const allPlacesTag = cellTag(WORLD)

/** The tags of a position: emitted when a place is added or corrected there, carried by answers that would then show it. */
export const tagsAt = (position: Position): CacheTag[] => cellsAt(position).map(cellTag)
const tagsOver = (box: Box): CacheTag[] => cellsOver(box).map(cellTag)

const membershipTags = ({ west, south, east, north, minRating, kind }: PlaceFilter): CacheTag[] => [
  ...(west !== undefined && south !== undefined && east !== undefined && north !== undefined
    ? tagsOver({ west, south, east, north })
    : [allPlacesTag]),
  ...(minRating === undefined ? [] : [byRatingTag]),
  ...(kind === undefined ? [] : [kindsTag]),
]

/** The tags of a list of places: which places, in which order, with which data. */
export const listTags = (query: PlaceListQuery, places: readonly Place[]): CacheTag[] => [
  ...membershipTags(query),
  ...(query.sort === 'rating' ? [byRatingTag] : query.sort === 'reviews' ? [byReviewsTag] : []),
  ...places.map(({ id }) => placeTag(id)),
]

/** The tags of a map of places: names and positions, by their cells, and the kinds of the places. */
export const mapTags = (filter: PlaceFilter & Box): CacheTag[] => [
  ...new Set([...membershipTags(filter), kindsTag]),
]

/** The tags of the places near another; adding one further away than the last changes nothing. */
export const nearbyTags = (centre: Position, places: readonly Place[]): CacheTag[] => {
  const last = places[NEARBY_SHOWN - 1]
  return [
    ...tagsOver(boxAround(centre, last ? metresBetween(centre, last) : NEARBY_METRES)),
    ...places.map(({ id }) => placeTag(id)),
  ]
}
