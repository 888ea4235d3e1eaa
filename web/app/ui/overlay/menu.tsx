import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'

interface MenuProps {
  label: string
  icon: ReactNode
  /** Something in it has not been seen yet. */
  dot?: boolean
  /** As wide as the page on phones, where it holds more than words. */
  wide?: boolean
  onOpen?: () => void
  /** Links and buttons with class `menuItem`; any press on one closes the menu. */
  children: ReactNode
}

/** A disclosure: a button and the links it shows. Plain Tab order, Escape and leaving it close it. */
export const Menu = ({ label, icon, dot, wide, onOpen, children }: MenuProps) => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!open) return
    const pressedElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressedElsewhere)
    return () => document.removeEventListener('pointerdown', pressedElsewhere)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const toggle = () => {
    setOpen(!open)
    if (!open) onOpen?.()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what bubbles up from its button and links
    <div
      ref={root}
      className={classNames(styles.menu, wide && styles.wide)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <IconButton
        label={label}
        icon={icon}
        dot={dot}
        aria-expanded={open}
        aria-controls={listId}
        onClick={toggle}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on an item arrives here as a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div id={listId} hidden={!open} className={styles.list} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  )
}

export const menuItem = styles.item
