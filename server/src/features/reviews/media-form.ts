import { MEDIA_MAX_FILES } from '@andariego/contract/media-rules'

/** Reviews as owners of files. */
export const mediaOwner = (id: string) => ({ type: 'review', id })

/** What a review is sent as. */
export const reviewForm = {
  fields: ['rating', 'content'],
  files: { name: 'media', most: MEDIA_MAX_FILES, kinds: ['image', 'video'] },
} as const
