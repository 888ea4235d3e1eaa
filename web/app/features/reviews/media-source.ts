import type { MediaFile } from '@andariego/contract/media'
import { MEDIA_WIDTHS } from '@andariego/contract/media-rules'

export const isVideo = ({ mimeType }: MediaFile): boolean => mimeType.startsWith('video/')

/** Where the file itself is. */
export const mediaUrl = ({ id }: MediaFile): string => `/api/media/${id}`

/** The smaller sizes of an animation are stills. */
export const mayMove = ({ originalFilename }: MediaFile): boolean =>
  /\.(gif|webp|png)$/i.test(originalFilename)

const stillUrl = (media: MediaFile): string =>
  isVideo(media) ? `${mediaUrl(media)}/poster` : mediaUrl(media)

/** The picture of a photo or video in several widths, the first one for browsers that do not choose; null without one. */
export const stillSource = (media: MediaFile): { src: string; srcSet: string } | null => {
  if (isVideo(media) && !media.hasPoster) return null
  const url = stillUrl(media)
  const widths = MEDIA_WIDTHS.filter((width) => media.width === null || width < media.width)
  const sized = widths.map((width) => `${url}?w=${width} ${width}w`)
  const largest = media.width !== null && !isVideo(media) ? [`${url} ${media.width}w`] : []
  const first = widths[0]
  return { src: first === undefined ? url : `${url}?w=${first}`, srcSet: [...sized, ...largest].join(', ') }
}
