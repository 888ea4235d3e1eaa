import { MEDIA_MAX_BYTES, MEDIA_MAX_FILES, mediaMessages } from '@andariego/contract/media-rules'
import type { FoundType } from './file-type.ts'

/** Why a file cannot be attached to a review, or null when it can. Exactly 50 MB are allowed. */
export const fileProblem = (size: number, type: FoundType | null): string | null => {
  if (size === 0) return mediaMessages.unreadable
  if (type === null) return mediaMessages.unsupported
  return size > MEDIA_MAX_BYTES ? mediaMessages.tooLarge : null
}

/** Takes as many of the chosen files as may still be added; the others are too many. */
export const fitting = <T>(chosen: readonly T[], already: number): { taken: T[]; tooMany: T[] } => {
  const room = Math.max(0, MEDIA_MAX_FILES - already)
  return { taken: chosen.slice(0, room), tooMany: chosen.slice(room) }
}
