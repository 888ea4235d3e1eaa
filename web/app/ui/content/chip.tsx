import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

interface ChipProps {
  children: ReactNode
  icon?: ReactNode
  tone?: 'plain' | 'primary' | 'accent' | 'success' | 'danger'
}

/** A short fact beside something: a category, a state, a count. */
export const Chip = ({ children, icon, tone = 'plain' }: ChipProps) => (
  <span className={classNames(styles.chip, styles[tone])}>
    {icon}
    {children}
  </span>
)

type ChoiceChipProps = ComponentProps<'button'> & { chosen: boolean; icon?: ReactNode }

/** A toggle button for a filter. */
export const ChoiceChip = ({ chosen, icon, children, className, ...rest }: ChoiceChipProps) => (
  <button
    type="button"
    {...rest}
    aria-pressed={chosen}
    className={classNames(styles.chip, styles.choice, className)}
  >
    {icon}
    {children}
  </button>
)
