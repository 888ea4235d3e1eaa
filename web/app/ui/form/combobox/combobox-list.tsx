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

/** The attributes of an option's element. Only the active option is 'selected': Enter chooses it. */
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
  /** The id of the field. */
  id: string
  text: string
  open: boolean
  onOpen: (open: boolean) => void
  /** The index of the active option, which Enter chooses; -1 for none. */
  active: number
  onActive: (index: number) => void
  options: readonly Option[]
  onChoose: (option: Option) => void
  renderOption: (option: Option, line: OptionLine) => ReactNode
  listLabel: string
  listClass?: string
  /** Where the list stores the event handlers that the field calls. */
  handlers: RefObject<FieldHandlers | null>
  onReady: (ready: boolean) => void
}

const { InputBlur } = useCombobox.stateChangeTypes

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

/** The index that an arrow key leads to, for `count` options; one step beyond either end is the field itself, -1. */
const neighbour = (from: number, step: 1 | -1, count: number) =>
  ((from + 1 + step + count + 1) % (count + 1)) - 1

/** The list of a combobox and its keyboard handling. The combobox holds the field, its text and its state. */
export const ComboboxList = <Option,>(props: ComboboxListProps<Option>) => {
  const { id, text, open, onOpen, active, onActive, options, onChoose, handlers, onReady } = props
  const { getInputProps, getMenuProps, getItemProps } = useCombobox<Option>({
    items: [...options],
    itemToString: () => text,
    inputValue: text,
    isOpen: open,
    highlightedIndex: active,
    // Controlled as null, so that the same option can be chosen twice; the caller keeps the choice.
    selectedItem: null,
    inputId: id,
    menuId: `${id}-list`,
    getItemId: (index) => `${id}-${index}`,
    // Blur closes the list without choosing an option.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur ? { ...state, isOpen: false, highlightedIndex: -1 } : changes,
    onIsOpenChange: ({ isOpen }) => onOpen(isOpen),
    onHighlightedIndexChange: ({ highlightedIndex }) => onActive(highlightedIndex),
    // Undefined when the active option was not among the answers that have just arrived.
    onSelectedItemChange: ({ selectedItem = null }) => selectedItem !== null && onChoose(selectedItem),
  })
  const { onKeyDown, onBlur, ref } = getInputProps({}, { suppressRefError: true })
  const option = options[active]
  // Downshift reports a step or a choice one task later. A fast user may have pressed Enter by then, which would choose nothing,
  // or typed into the next field, and the choice would be lost.
  const onFieldKey: typeof onKeyDown = (event) => {
    const step = ARROWS[event.key]
    const isComposing = event.nativeEvent.isComposing
    // In a search form, Enter submits the text when no option is active, also when there are none, or none yet. In any other form it
    // only closes the list.
    const isSearch = event.currentTarget.closest('[role=search]') !== null
    if (event.key === 'Enter' && !isComposing && open && option === undefined && isSearch) return
    if (isComposing || event.altKey || options.length === 0) return onKeyDown?.(event)
    if (step !== undefined) {
      event.preventDefault()
      onOpen(true)
      return onActive(neighbour(open ? active : -1, step, options.length))
    }
    if (event.key !== 'Enter' || !open || option === undefined) return onKeyDown?.(event)
    event.preventDefault()
    onOpen(false)
    onChoose(option)
  }

  useLayoutEffect(() => {
    handlers.current = { onKeyDown: onFieldKey, onBlur }
  })
  useLayoutEffect(() => {
    // Downshift needs the field's element to tell a click outside from one inside.
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
    // Browsers make a scrolling box a tab stop, which would catch the focus on its way to the next field.
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
