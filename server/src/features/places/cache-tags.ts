import { metresBetween, type Position } from '@andariego/contract/distance'
import type { Place } from '@andariego/contract/places'
import { NEARBY_METRES, NEARBY_SHOWN } from '@andariego/contract/places-rules'
import { type CacheTag, cacheTag } from '../../platform/cache-tag.ts'
import { boxAround, cellsAt, cellsOver, WORLD } from './cells.ts'
import type { Box } from './cluster-grid.ts'
import type { PlaceFilter, PlaceListQuery } from './place-list-repository.ts'

/** What a place says of itself: its text, picture, rating and number of reviews. */
export const placeTag = (id: string) => cacheTag(`place:${id}`)

/** What is said of places in their descriptions, of any of them. */
export const descriptionsTag = cacheTag('places:descriptions')

/** The order by rating, and by number of reviews. */
export const byRatingTag = cacheTag('places:rating')
export const byReviewsTag = cacheTag('places:reviews')

/** Of which kind places are. */
export const kindsTag = cacheTag('places:kinds')

const cellTag = (cell: string) => cacheTag(`places:in:${cell}`)

/** What counts every place there is. */
export const allPlacesTag = cellTag(WORLD)

/** Where a place lies: emitted when it is added or corrected, carried by what would then show it. */
export const tagsAt = (position: Position): CacheTag[] => cellsAt(position).map(cellTag)
const tagsOver = (box: Box): CacheTag[] => cellsOver(box).map(cellTag)

const membershipTags = ({ west, south, east, north, minRating, kind }: PlaceFilter): CacheTag[] => [
  ...(west !== undefined && south !== undefined && east !== undefined && north !== undefined
    ? tagsOver({ west, south, east, north })
    : [allPlacesTag]),
  ...(minRating === undefined ? [] : [byRatingTag]),
  ...(kind === undefined ? [] : [kindsTag]),
]

/** What a list of places shows: who is in it, their order, and what each says of itself. */
export const listTags = (query: PlaceListQuery, places: readonly Place[]): CacheTag[] => [
  ...membershipTags(query),
  ...(query.sort === 'rating' ? [byRatingTag] : query.sort === 'reviews' ? [byReviewsTag] : []),
  ...places.map(({ id }) => placeTag(id)),
]

/** What a map of places shows: names and positions, which are corrected under their cells, and kinds of the places in a box. */
export const mapTags = (filter: PlaceFilter & Box): CacheTag[] => [
  ...new Set([...membershipTags(filter), kindsTag]),
]

/** What the places near another show; one that is added further away than the last of them changes nothing. */
export const nearbyTags = (centre: Position, places: readonly Place[]): CacheTag[] => {
  const last = places[NEARBY_SHOWN - 1]
  return [
    ...tagsOver(boxAround(centre, last ? metresBetween(centre, last) : NEARBY_METRES)),
    ...places.map(({ id }) => placeTag(id)),
  ]
}
