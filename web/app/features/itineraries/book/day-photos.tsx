import type { MediaFile } from '@andariego/contract/media'
import { useState } from 'react'
import type { DayPhoto } from './book-day.ts'
import styles from './day-photos.module.css'

/** The width in px of a photo printed across the page at 300 dpi; wider files are scaled down to it. */
const PRINTED_WIDTH = 1280
const printed = ({ id, width }: MediaFile) =>
  `/api/media/${id}${width !== null && width <= PRINTED_WIDTH ? '' : `?w=${PRINTED_WIDTH}`}`

/** The photos of a day. A photo that cannot be loaded leaves its space to the others. */
export const DayPhotos = ({ photos }: { photos: readonly DayPhoto[] }) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = photos.filter(({ media }) => !broken.includes(media.id))
  if (shown.length === 0) return null
  return (
    <ul className={styles.photos} aria-label="Fotos del día">
      {shown.map(({ media, placeName }) => (
        <li key={media.id}>
          <figure>
            <img
              src={printed(media)}
              alt=""
              width={media.width ?? 4}
              height={media.height ?? 3}
              onError={() => setBroken((before) => [...before, media.id])}
            />
            <figcaption>{placeName}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
