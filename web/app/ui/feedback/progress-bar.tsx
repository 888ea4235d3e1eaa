import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

/** A progress bar for `value` out of `max`. The given class sets its height and colour with `--bar-height` and `--bar-color`. */
export const ProgressBar = ({ className, ...rest }: ComponentProps<'progress'>) => (
  <progress {...rest} className={classNames(styles.bar, className)} />
)
