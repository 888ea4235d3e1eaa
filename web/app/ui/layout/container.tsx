import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './container.module.css'

type ContainerProps = ComponentProps<'div'> & {
  /** 'form' for one column of fields, 'text' for reading, 'page' for everything else. */
  width?: 'form' | 'text' | 'page'
}

export const Container = ({ width = 'page', className, ...rest }: ContainerProps) => (
  <div {...rest} className={classNames(styles.container, styles[width], className)} />
)
