import type { Position } from '@andariego/contract/distance'
import type { CacheTag } from '../../platform/cache-tag.ts'
import type { PlatformEvent } from '../../platform/events.ts'
import { byRatingTag, byReviewsTag, descriptionsTag, kindsTag, placeTag, tagsAt } from './cache-tags.ts'

/** What a change of a place's sums concerns: the place, and the orders that go by them. */
export const ratingTags = (placeId: string): CacheTag[] => [placeTag(placeId), byRatingTag]
export const reviewCountTags = (placeId: string): CacheTag[] => [...ratingTags(placeId), byReviewsTag]

/** What is emitted when something about places has changed. */
export const changed = {
  added: (place: Position): PlatformEvent => ({ type: 'changed', tags: tagsAt(place) }),
  /** Of what kind these places are. */
  kinds: (ids: readonly string[]): PlatformEvent => ({
    type: 'changed',
    tags: [kindsTag, ...ids.map(placeTag)],
  }),
  /** A name, position or city, or that it has closed: every list and map that it was or is in. */
  corrected: (before: Position & { id: string }, after: Position): PlatformEvent => ({
    type: 'changed',
    tags: [...new Set([placeTag(before.id), ...tagsAt(before), ...tagsAt(after)])],
  }),
  description: (id: string): PlatformEvent => ({ type: 'changed', tags: [placeTag(id), descriptionsTag] }),
}
