import type { Position } from '@andariego/contract/distance'
import type { CacheTag } from '../../platform/cache-tag.ts'
import type { PlatformEvent } from '../../platform/events.ts'
import { byRatingTag, byReviewsTag, descriptionsTag, kindsTag, placeTag, tagsAt } from './cache-tags.ts'

/** The tags affected by a change of a place's sums: the place, and the orders by them. */
export const ratingTags = (placeId: string): CacheTag[] => [placeTag(placeId), byRatingTag]
export const reviewCountTags = (placeId: string): CacheTag[] => [...ratingTags(placeId), byReviewsTag]

/** The events of changes to places. */
export const changed = {
  added: (place: Position): PlatformEvent => ({ type: 'changed', tags: tagsAt(place) }),
  /** A place appeared or disappeared with the reviews that it had: affects all lists, maps and orders that show it. */
  cameOrWent: (place: Position & { id: string }): PlatformEvent => ({
    type: 'changed',
    tags: [...tagsAt(place), placeTag(place.id), byRatingTag, byReviewsTag],
  }),
  /** These places got another kind. */
  kinds: (ids: readonly string[]): PlatformEvent => ({
    type: 'changed',
    tags: [kindsTag, ...ids.map(placeTag)],
  }),
  /** A name, position, city or closure was corrected: affects all lists and maps that show it before or after. */
  corrected: (before: Position & { id: string }, after: Position): PlatformEvent => ({
    type: 'changed',
    tags: [...new Set([placeTag(before.id), ...tagsAt(before), ...tagsAt(after)])],
  }),
  description: (id: string): PlatformEvent => ({ type: 'changed', tags: [placeTag(id), descriptionsTag] }),
}
