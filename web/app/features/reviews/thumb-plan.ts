import type { MediaFile } from '@andariego/contract/media'

const THUMBS_SHOWN = 3

/** The first three are shown, the others are counted. */
export const thumbPlan = (media: readonly MediaFile[]): { shown: MediaFile[]; more: number } => ({
  shown: media.slice(0, THUMBS_SHOWN),
  more: Math.max(0, media.length - THUMBS_SHOWN),
})
