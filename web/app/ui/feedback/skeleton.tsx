import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'circle' | 'button'
  /** Any CSS length. */
  width?: string
  height?: string
  /** The aspect ratio of a picture: '4 / 3'. */
  ratio?: string
}

/** A grey placeholder shape. */
export const Skeleton = ({ shape = 'line', width, height, ratio }: SkeletonProps) => (
  <span
    aria-hidden="true"
    className={classNames(styles.skeleton, styles[shape])}
    style={{ width, height, aspectRatio: ratio }}
  />
)

/** Several shapes for one thing that is loading; screen readers announce 'Cargando…' once. */
export const SkeletonGroup = ({ label = 'Cargando…', children }: { label?: string; children: ReactNode }) => (
  <div role="status" className={styles.group}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)
