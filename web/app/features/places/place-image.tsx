import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './place-image.module.css'
import { type PicturedPlace, pictureOf, posterOf, referrerPolicyOf } from './place-picture.ts'

interface PlaceImageProps {
  place: PicturedPlace
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** Above the fold: loaded eagerly, with high priority. */
  priority?: boolean
  /** 'card': 4:3, 'cover': as high as its container, 'thumbnail': a small square. */
  shape?: 'card' | 'cover' | 'thumbnail'
  /** True beside the place's name: the picture then has an empty alt text. */
  decorative?: boolean
}

/** A place's photo, or its poster when it has none or the photo cannot be loaded. Its size is reserved before it loads. */
export const PlaceImage = ({ place, sizes, priority, shape = 'card', decorative }: PlaceImageProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const { src, srcSet, kind } = broken === place.image ? posterOf(place.id) : pictureOf(place)

  useEffect(() => {
    // The picture may have failed before hydration, when nothing listened for the error event.
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && kind === 'photo') setBroken(place.image)
  }, [kind, place.image])

  const words = kind === 'photo' ? `Foto de ${place.name}` : `Ilustración de ${place.name}`
  return (
    <img
      ref={image}
      src={src}
      srcSet={srcSet}
      sizes={srcSet && sizes}
      alt={decorative ? '' : words}
      width={640}
      height={480}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      referrerPolicy={referrerPolicyOf(src)}
      className={classNames(styles.image, styles[shape])}
      onError={() => kind === 'photo' && setBroken(place.image)}
    />
  )
}
