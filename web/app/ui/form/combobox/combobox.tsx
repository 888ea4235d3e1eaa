import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../content/visually-hidden.tsx'
import { lazyPart } from '../../feedback/lazy-part.tsx'
import type { ComboboxListProps, FieldHandlers, OptionLine } from './combobox-list.tsx'

interface ComboboxProps<Option> {
  /** The field's id, name, style and limits; the caller renders its label. */
  field: Omit<ComponentProps<'input'>, 'value' | 'role' | 'id'> & { id: string }
  text: string
  onText: (text: string) => void
  open: boolean
  onOpen: (open: boolean) => void
  options: readonly Option[]
  onChoose: (option: Option) => void
  /** Renders an option: spread `line` on its element. */
  renderOption: (option: Option, line: OptionLine) => ReactNode
  /** The accessible name of the list. */
  listLabel: string
  listClass?: string
  /** The class of the dropdown with the list and the note. */
  panelClass?: string
  /** A message below the options, or instead of them. */
  note?: ReactNode
  /** The number of options, or the result of the search, for screen readers. */
  status: string
}

/**
 * The list and its keyboard handling load when the field gets the focus, so that no page loads them for a field that nobody uses.
 */
const LazyList = lazyPart(
  () => import('./combobox-list.tsx').then((module) => module.ComboboxList<unknown>),
  null,
  { dispensable: true },
)

/** Keys that move the caret, also while the list is open. */
const CARET_KEYS = ['Home', 'End', 'PageUp', 'PageDown']

/** A text field with suggestions (ARIA 1.2 combobox). Until the list's code is loaded, it is a plain field. */
export const Combobox = <Option,>(props: ComboboxProps<Option>) => {
  const { field, text, onText, open, onOpen, options, note, panelClass, status, ...list } = props
  const [visits, setVisits] = useState(0)
  const [active, setActive] = useState(-1)
  const [isReady, setReady] = useState(false)
  const handlers = useRef<FieldHandlers>(null)
  const panel = useRef<HTMLDivElement>(null)
  const shown = isReady && open && (options.length > 0 || Boolean(note))
  const close = () => {
    onOpen(false)
    setActive(-1)
  }
  const toField = () => document.getElementById(field.id)?.focus()
  // The field may have got the focus before hydration.
  useEffect(() => {
    if (document.activeElement?.id === field.id) setVisits(1)
  }, [field.id])

  const listProps: ComboboxListProps<Option> = {
    ...list,
    id: field.id,
    text,
    open,
    onOpen: (isOpen) => (isOpen ? onOpen(true) : close()),
    active,
    onActive: setActive,
    options,
    handlers,
    onReady: setReady,
  }
  return (
    <>
      <input
        autoComplete="off"
        {...field}
        value={text}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={isReady ? `${field.id}-list` : undefined}
        aria-activedescendant={shown && options[active] ? `${field.id}-${active}` : undefined}
        onChange={(event) => {
          setActive(-1)
          onOpen(true)
          onText(event.target.value)
        }}
        onFocus={(event) => {
          // Each focus retries a failed import.
          setVisits((count) => count + 1)
          field.onFocus?.(event)
        }}
        onBlur={(event) => {
          // A note may have a button, which the next tab stop is.
          if (panel.current?.contains(event.relatedTarget)) return
          if (handlers.current) handlers.current.onBlur?.(event)
          else close()
        }}
        onKeyDown={(event) => {
          field.onKeyDown?.(event)
          if (event.key === 'Escape' && shown) {
            // By default Escape would also clear a search field.
            event.preventDefault()
            close()
          } else if (event.key !== 'Escape' && !CARET_KEYS.includes(event.key))
            handlers.current?.onKeyDown?.(event)
        }}
      />
      {visits > 0 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus in the field, or gives it back
        <div
          ref={panel}
          className={panelClass}
          hidden={!shown}
          onMouseDown={(event) => event.preventDefault()}
          // Who pressed the note's button goes on in the field; an option may lead elsewhere.
          onClick={() => panel.current?.contains(document.activeElement) && toField()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.preventDefault()
            toField()
            close()
          }}
          onBlur={({ relatedTarget }) => {
            const stays = panel.current?.contains(relatedTarget) || relatedTarget?.id === field.id
            if (!stays) close()
          }}
        >
          <LazyList key={visits} {...(listProps as ComboboxListProps<unknown>)} />
          {note}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </div>
    </>
  )
}
