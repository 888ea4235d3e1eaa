import type { ComponentProps, ReactNode } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

interface IconLook {
  /** What it does, in Spanish: its name for assistive technology and its tooltip. */
  label: string
  icon: ReactNode
  /** Something has not been seen yet, or how much of it; say so in the label, too. */
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

/** The same for going somewhere. */
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
