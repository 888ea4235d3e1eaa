import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './place-image.module.css'
import { type PicturedPlace, pictureOf, posterOf, referrerPolicyOf } from './place-picture.ts'

interface PlaceImageProps {
  place: PicturedPlace
  /** How wide it is shown, as `sizes` says it. */
  sizes: string
  /** Above the fold: loaded first and at once. */
  priority?: boolean
  /** 'card' 4:3, 'cover' as high as its frame, 'thumbnail' a small square. */
  shape?: 'card' | 'cover' | 'thumbnail'
  /** Beside the name of the place it says nothing more and is passed over by readers. */
  decorative?: boolean
}

/** The photo of a place, or its poster; the poster, too, when the photo cannot be loaded. Takes its room at once. */
export const PlaceImage = ({ place, sizes, priority, shape = 'card', decorative }: PlaceImageProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const { src, srcSet, kind } = broken === place.image ? posterOf(place.id) : pictureOf(place)

  useEffect(() => {
    // It may have failed before the page came alive and could listen.
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
