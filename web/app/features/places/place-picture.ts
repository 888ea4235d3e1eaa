import { MEDIA_WIDTHS } from '@andariego/contract/media-rules'
import type { Place } from '@andariego/contract/places'

const OWN_MEDIA = '/api/media/'
/** Measures of the PNG poster (see GET /places/{id}/poster.png). */
const POSTER = { width: 1200, height: 630 }

/** Google gives its photos only to pages of the site that the key belongs to, and must be told which one asks. */
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

/** What the host of a picture learns about where it is shown: nothing, as long as it can do without. */
export const referrerPolicyOf = (src: string) => (GOOGLE_PHOTO.test(src) ? 'strict-origin' : 'no-referrer')

/** What stands for a place: its photo, in the widths that the server renders when it is one of ours, else its poster. */
export const pictureOf = ({ id, image }: PicturedPlace): Picture => {
  if (image === null) return posterOf(id)
  if (!image.startsWith(OWN_MEDIA)) return { src: image, kind: 'photo' }
  return {
    src: `${image}?w=640`,
    srcSet: MEDIA_WIDTHS.map((width) => `${image}?w=${width} ${width}w`).join(', '),
    kind: 'photo',
  }
}

/** The picture that goes with a link to the place: absolute, and never an SVG, which no other site shows. */
export const sharedPictureOf = ({ id, name, image }: PicturedPlace, origin: string) => {
  if (image === null)
    return { url: `${origin}/api/places/${id}/poster.png`, alt: `Ilustración de ${name}`, ...POSTER }
  const url = image.startsWith('/') ? `${origin}${image}?w=1280` : image
  return { url, alt: `Foto de ${name}` }
}
