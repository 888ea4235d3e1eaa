import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

interface IconLook {
  /** The action in Spanish: the accessible name and the tooltip. */
  label: string
  icon: ReactNode
  /** A dot for something unseen, or a short count; mention it in the label, too. */
  dot?: boolean | string
}

const content = (icon: ReactNode, dot: IconLook['dot']) => (
  <>
    {icon}
    {dot && <span className={styles.dot}>{dot}</span>}
  </>
)

export const IconButton = ({ label, icon, dot, className, ...rest }: IconLook & ComponentProps<'button'>) => (
  <button
    type="button"
    title={label}
    {...rest}
    aria-label={label}
    className={classNames(styles.button, className)}
  >
    {content(icon, dot)}
  </button>
)

/** The same as a link. */
export const IconLink = ({
  label,
  icon,
  dot,
  className,
  ...rest
}: IconLook & ComponentProps<typeof Link>) => (
  <Link title={label} {...rest} aria-label={label} className={classNames(styles.button, className)}>
    {content(icon, dot)}
  </Link>
)
