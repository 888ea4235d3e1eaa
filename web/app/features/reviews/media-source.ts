import type { MediaFile } from '@andariego/contract/media'
import { MEDIA_WIDTHS } from '@andariego/contract/media-widths-rules'

export const isVideo = ({ mimeType }: MediaFile): boolean => mimeType.startsWith('video/')

/** The address of the original file. */
export const mediaUrl = ({ id }: MediaFile): string => `/api/media/${id}`

/** Whether the file may be animated: its smaller sizes are then still pictures. */
export const mayMove = ({ originalFilename }: MediaFile): boolean =>
  /\.(gif|webp|png)$/i.test(originalFilename)

const stillUrl = (media: MediaFile): string =>
  isVideo(media) ? `${mediaUrl(media)}/poster` : mediaUrl(media)

/** The picture of a photo or video in several widths, `src` for browsers without `srcset`; null when there is none. */
export const stillSource = (media: MediaFile): { src: string; srcSet: string } | null => {
  if (isVideo(media) && !media.hasPoster) return null
  const url = stillUrl(media)
  const widths = MEDIA_WIDTHS.filter((width) => media.width === null || width < media.width)
  const sized = widths.map((width) => `${url}?w=${width} ${width}w`)
  const largest = media.width !== null && !isVideo(media) ? [`${url} ${media.width}w`] : []
  const first = widths[0]
  return { src: first === undefined ? url : `${url}?w=${first}`, srcSet: [...sized, ...largest].join(', ') }
}
