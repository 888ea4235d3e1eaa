import { MEDIA_MAX_FILES } from '@andariego/contract/media-rules'

/** What `media` calls the owners of reviews' files. */
export const OWNER = 'review'

/** The owner, in terms of `media`, of a review's files. */
export const mediaOwner = (id: string) => ({ type: OWNER, id })

/** The form in which a review is sent. */
export const reviewForm = {
  fields: ['rating', 'content', 'placeId'],
  files: { name: 'media', most: MEDIA_MAX_FILES, kinds: ['image', 'video'] },
} as const
