import { type ComponentProps, type FocusEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { Link } from '../../platform/rendering/link.tsx'
import { classNames } from '../class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger'
  size?: 'small' | 'medium' | 'large'
  /** A decorative icon before the label. */
  icon?: ReactNode
  /** As wide as its container. */
  wide?: boolean
}

const lookOf = ({ variant = 'primary', size = 'medium', wide }: ButtonLook, className?: string) =>
  classNames(styles.button, styles[variant], styles[size], wide && styles.wide, className)

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    busy?: boolean
    /**
     * For what a double click would do twice: its second click may come before `busy` is rendered, and is ignored. Holds for whatever
     * sends a form: the second request would be refused ('the link was used', 'the password is wrong') and hide that the first went well.
     */
    once?: boolean
  }

/** The longest time between two clicks that systems let people set for a double click. */
const DOUBLE_CLICK_MS = 900

/** While busy, a button keeps its width and its focus, announces the state, and ignores clicks. */
export const Button = ({ variant, size, icon, wide, busy = false, children, ...props }: ButtonProps) => {
  const { once = props.type === 'submit', ...rest } = props
  const { className, onClick, onBlur, type = 'button' } = rest
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Two buttons in the same spot, one after the other, are a double click for the browser, too: the first press on this one counts.
    const isAgain = event.detail > 1 && event.timeStamp - pressedAt.current < DOUBLE_CLICK_MS
    if (busy || (once && isAgain)) return event.preventDefault()
    pressedAt.current = event.timeStamp
    onClick?.(event)
  }
  // Who typed something meanwhile, as the right password, presses anew: a double click leaves the focus here.
  const leave = (event: FocusEvent<HTMLButtonElement>) => {
    pressedAt.current = Number.NEGATIVE_INFINITY
    onBlur?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={lookOf({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
      onBlur={leave}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}

type LinkButtonProps = ButtonLook & ComponentProps<typeof Link>

/** A link that looks like a button, for navigation. */
export const LinkButton = ({ variant, size, icon, wide, className, children, ...rest }: LinkButtonProps) => (
  <Link {...rest} className={lookOf({ variant, size, wide }, className)}>
    {icon}
    {children}
  </Link>
)
