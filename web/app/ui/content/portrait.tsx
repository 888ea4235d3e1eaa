import type { CSSProperties } from 'react'
import styles from './portrait.module.css'

interface PortraitProps {
  /** Of the person; null for an account that is gone. */
  id: string | null
  /** The id of the picture that they chose, if they did. */
  picture: string | null
  size?: 'small' | 'medium' | 'large'
}

/** The last digits of an id are chance: they choose the colours and the hour of a drawn portrait, always the same ones. */
const drawingOf = (id: string) => {
  const chance = Number.parseInt(id.slice(-6), 16) || 0
  return { '--hue': chance % 360, '--sun': `${15 + ((chance >> 9) % 70)}%` } as CSSProperties
}

/** Somebody's picture beside their name: the one they chose, else a small landscape that is drawn from their id. */
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
