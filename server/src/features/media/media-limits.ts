import { MEDIA_LONGEST_SIDE } from '@andariego/contract/media-rules'

export const maximumFileBytes = 50 * 1024 * 1024
export const maximumPixels = 50_000_000

/** The long side, in pixels, of the stored picture; larger uploads are scaled down. */
export const mainSide = MEDIA_LONGEST_SIDE
export const variantWidths = [320, 640, 1280]
