import { MEDIA_WIDTHS } from '@andariego/contract/media-widths-rules'
import type { Place } from '@andariego/contract/places'

const OWN_MEDIA = '/api/media/'
/** The size of the PNG poster (see GET /places/{id}/poster.png). */
const POSTER = { width: 1200, height: 630 }

/** Google serves its photos only to pages of the site that the key belongs to, and needs the referrer to check it. */
const GOOGLE_PHOTO = /^https:\/\/[a-z]+\.googleapis\.com\//

export type PicturedPlace = Pick<Place, 'id' | 'name' | 'image'>

interface Picture {
  src: string
  srcSet?: string
  kind: 'photo' | 'poster'
}

export const posterOf = (placeId: string): Picture => ({
  src: `/api/places/${placeId}/poster.svg`,
  kind: 'poster',
})

/** Tells the host of a picture nothing about the page, unless it needs the referrer. */
export const referrerPolicyOf = (src: string) => (GOOGLE_PHOTO.test(src) ? 'strict-origin' : 'no-referrer')

/** The picture of a place: its photo, in the widths that the server can render if it is our own file, otherwise its poster. */
export const pictureOf = ({ id, image }: PicturedPlace): Picture => {
  if (image === null) return posterOf(id)
  if (!image.startsWith(OWN_MEDIA)) return { src: image, kind: 'photo' }
  return {
    src: `${image}?w=640`,
    srcSet: MEDIA_WIDTHS.map((width) => `${image}?w=${width} ${width}w`).join(', '),
    kind: 'photo',
  }
}

/** The picture for link previews: an absolute address, and never an SVG, which other sites do not show. */
export const sharedPictureOf = ({ id, name, image }: PicturedPlace, origin: string) => {
  if (image === null)
    return { url: `${origin}/api/places/${id}/poster.png`, alt: `Ilustración de ${name}`, ...POSTER }
  const url = image.startsWith('/') ? `${origin}${image}?w=1280` : image
  return { url, alt: `Foto de ${name}` }
}
