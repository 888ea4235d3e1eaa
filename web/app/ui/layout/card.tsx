import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section'
  /** Lifts the card on hover; use it when the heading's link covers the whole card (give that link `cardLink`). */
  interactive?: boolean
  /** 'none' for a picture that reaches the card's edges. */
  padding?: 'none' | 'normal' | 'roomy'
}

export const Card = ({
  as: Element = 'div',
  interactive,
  padding = 'normal',
  className,
  ...rest
}: CardProps) => (
  <Element
    {...rest}
    className={classNames(styles.card, styles[padding], interactive && styles.interactive, className)}
  />
)

/** The class of the only link of an interactive card; its hit area is the whole card. */
export const cardLink = styles.link
