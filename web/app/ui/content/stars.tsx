import type { CSSProperties } from 'react'
import { formatStars } from '../../platform/format/format.ts'
import { classNames } from '../class-names.ts'
import styles from './stars.module.css'

interface StarsProps {
  /** 0 to 5, with fractions. */
  value: number
  size?: 'small' | 'medium' | 'large'
}

/** A read-only rating, drawn by CSS in a single element. */
export const Stars = ({ value, size = 'medium' }: StarsProps) => (
  <span
    role="img"
    aria-label={`${formatStars(value)} de 5`}
    className={classNames(styles.stars, styles[size])}
    style={{ '--filled': `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%` } as CSSProperties}
  />
)
