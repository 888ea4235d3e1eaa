import { useState } from 'react'
import { referrerPolicyOf } from '../place-picture.ts'
import styles from './image-preview.module.css'

interface ImagePreviewProps {
  image: string
  name: string
  credit: string | null
}

/** Preview of the place's picture; renders nothing when it cannot be loaded. */
export const ImagePreview = ({ image, name, credit }: ImagePreviewProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  if (broken === image) return null
  return (
    <figure className={styles.preview}>
      <img
        src={image}
        alt={`Vista previa de ${name}`}
        width={640}
        height={480}
        referrerPolicy={referrerPolicyOf(image)}
        onError={() => setBroken(image)}
      />
      {credit && <figcaption>Foto: {credit}</figcaption>}
    </figure>
  )
}
