import type { CSSProperties } from 'react'
import styles from './portrait.module.css'

interface PortraitProps {
  /** The person's id; null for a deleted account. */
  id: string | null
  /** The id of the uploaded picture; null without one. */
  picture: string | null
  size?: 'small' | 'medium' | 'large'
}

/**
 * The last digits of an id are random: they choose the hue and the sun's position of a drawn portrait, always the same for one
 * person.
 */
const drawingOf = (id: string) => {
  const chance = Number.parseInt(id.slice(-6), 16) || 0
  return { '--hue': chance % 360, '--sun': `${15 + ((chance >> 9) % 70)}%` } as CSSProperties
}

/** A person's portrait: their uploaded picture, otherwise a small landscape derived from their id. */
export const Portrait = ({ id, picture, size = 'small' }: PortraitProps) =>
  id !== null && picture !== null ? (
    <img
      src={`/api/media/${picture}?w=320`}
      alt=""
      loading="lazy"
      className={styles.portrait}
      data-size={size}
    />
  ) : (
    <span
      className={styles.portrait}
      data-size={size}
      data-gone={id === null || undefined}
      style={id === null ? undefined : drawingOf(id)}
    />
  )
