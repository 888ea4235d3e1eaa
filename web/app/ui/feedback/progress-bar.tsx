import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

/** How much of `max` is there, as a bar. Its height and colour are `--bar-height` and `--bar-color` of the class given. */
export const ProgressBar = ({ className, ...rest }: ComponentProps<'progress'>) => (
  <progress {...rest} className={classNames(styles.bar, className)} />
)
