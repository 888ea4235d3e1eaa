import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './menu.module.css'
import { useBeside } from './use-beside.ts'

interface MenuProps {
  label: string
  icon: ReactNode
  /** A dot for something unseen in the menu, or a short count. */
  dot?: boolean | string
  /** On phones as wide as the page, for menus with more than short entries. */
  wide?: boolean
  onOpen?: () => void
  onClose?: () => void
  /** Links and buttons with class `menuItem`; a click on any of them closes the menu. */
  children: ReactNode
}

/** The index that an arrow key, Home or End leads to, from item `at` (-1: the button) of `count`. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A button with links in a native popover, which a click elsewhere closes. Arrow keys, Home and End move through the links,
 * Escape returns to the button; leaving by Tab closes it.
 */
export const Menu = ({ label, icon, dot, wide, onOpen, onClose, children }: MenuProps) => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const button = () => root.current?.querySelector<HTMLElement>('button') ?? null
  const close = () => list.current?.hidePopover()
  const keepBeside = useBeside(button, list)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
      button()?.focus()
      return
    }
    const onButton = event.target === button()
    const step = STEPS[event.key]
    if (!step || (onButton && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    if (!open) list.current?.showPopover()
    const items = [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    items[step(items.indexOf(event.target as HTMLElement), items.length)]?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !root.current?.contains(event.relatedTarget)) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what bubbles up from its button and links
    <div ref={root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton
        label={label}
        icon={icon}
        dot={dot}
        aria-expanded={open}
        aria-controls={listId}
        popoverTarget={listId}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key press on an item arrives here as a click */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div
        ref={list}
        id={listId}
        popover="auto"
        className={classNames(styles.list, wide && styles.wide)}
        onClick={close}
        onBeforeToggle={keepBeside}
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') onOpen?.()
          else onClose?.()
        }}
      >
        {children}
      </div>
    </div>
  )
}

export const menuItem = styles.item
/** Stands apart at the end of a menu, around the entry that destroys something. */
export const menuLast = styles.last
