import { useCombobox } from 'downshift'
import {
  type FocusEventHandler,
  Fragment,
  type HTMLAttributes,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  type RefObject,
  useLayoutEffect,
} from 'react'

/** What a line of the list needs. Only the active one is 'selected': it is the one that Enter chooses. */
export interface OptionLine extends Pick<HTMLAttributes<HTMLElement>, 'id' | 'role' | 'onClick'> {
  'aria-selected': boolean
  tabIndex: number
  // biome-ignore lint/suspicious/noExplicitAny: it takes the element of any line
  ref?: Ref<any>
}

export interface FieldHandlers {
  onKeyDown: KeyboardEventHandler | undefined
  onBlur: FocusEventHandler | undefined
}

export interface ComboboxListProps<Option> {
  /** The field's. */
  id: string
  text: string
  open: boolean
  onOpen: (open: boolean) => void
  /** The option that Enter would choose; -1 for none. */
  active: number
  onActive: (index: number) => void
  options: readonly Option[]
  onChoose: (option: Option) => void
  renderOption: (option: Option, line: OptionLine) => ReactNode
  listLabel: string
  listClass?: string
  /** Where the list leaves what the field calls. */
  handlers: RefObject<FieldHandlers | null>
  onReady: (ready: boolean) => void
}

const { InputBlur } = useCombobox.stateChangeTypes

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The option an arrow leads to, from one of `count`; one step beyond either end is the field itself, -1. */
const neighbour = (from: number, step: 1 | -1, count: number) =>
  ((from + 1 + step + count + 1) % (count + 1)) - 1

/** The list of a combobox, and what its keys do there. The field, text and state are the combobox's. */
export const ComboboxList = <Option,>(props: ComboboxListProps<Option>) => {
  const { id, text, open, onOpen, active, onActive, options, onChoose, handlers, onReady } = props
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items: [...options],
    itemToString: () => text,
    inputValue: text,
    isOpen: open,
    highlightedIndex: active,
    // What was chosen is the caller's business, so the same option can be chosen twice.
    selectedItem: null,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    // Leaving the field chooses nothing.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur ? { ...state, isOpen: false, highlightedIndex: -1 } : changes,
    onIsOpenChange: ({ isOpen }) => onOpen(isOpen),
    onHighlightedIndexChange: ({ highlightedIndex }) => onActive(highlightedIndex),
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChoose(selectedItem),
  })
  const { onKeyDown, onBlur, ref } = getInputProps({}, { suppressRefError: true })
  const option = options[active]
  // Downshift reports a step or a choice a task later. By then somebody quick has pressed Enter, which would choose nothing, or
  // has typed into the next field, and what they chose would be lost.
  const onFieldKey: typeof onKeyDown = (event) => {
    const step = ARROWS[event.key]
    if (event.nativeEvent.isComposing || event.altKey || options.length === 0) return onKeyDown?.(event)
    if (step !== undefined) {
      event.preventDefault()
      onOpen(true)
      return onActive(neighbour(open ? active : -1, step, options.length))
    }
    // Enter sends a search; any other form is not sent from the middle of a list, which it closes.
    const isSearch = event.currentTarget.closest('[role=search]') !== null
    if (event.key === 'Enter' && open && option === undefined && isSearch) return
    if (event.key !== 'Enter' || !open || option === undefined) return onKeyDown?.(event)
    event.preventDefault()
    onOpen(false)
    onChoose(option)
  }

  useLayoutEffect(() => {
    handlers.current = { onKeyDown: onFieldKey, onBlur }
  })
  useLayoutEffect(() => {
    // Downshift must know the field, to tell a press beside the list from one in it.
    if (typeof ref === 'function') ref(document.getElementById(id))
  })
  useLayoutEffect(() => {
    onReady(true)
    return () => {
      handlers.current = null
      onReady(false)
    }
  }, [handlers, onReady])

  return (
    // Browsers let Tab stop at a box that scrolls: it would hold the focus of somebody who goes on to the next field.
    <div {...getMenuProps({ 'aria-label': props.listLabel })} tabIndex={-1} className={props.listClass}>
      {open &&
        options.map((option, index) => {
          const line = getItemProps({ item: option, index })
          return (
            <Fragment key={line.id}>
              {props.renderOption(option, { ...line, tabIndex: -1, 'aria-selected': index === active })}
            </Fragment>
          )
        })}
    </div>
  )
}
