import type { ReviewMedia } from '@andariego/contract/media'

const THUMBS_SHOWN = 3

/** The first three are shown, the rest is counted. */
export const thumbPlan = (media: readonly ReviewMedia[]): { shown: ReviewMedia[]; more: number } => ({
  shown: media.slice(0, THUMBS_SHOWN),
  more: Math.max(0, media.length - THUMBS_SHOWN),
})
