import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tabs.module.css'

interface Tab<Name extends string> {
  name: Name
  label: string
  icon?: ReactNode
}

interface TabsProps<Name extends string> {
  /** The accessible name of the group. */
  label: string
  tabs: readonly Tab<Name>[]
  selected: Name
  onSelect: (name: Name) => void
  /** The content of the selected tab. */
  children: ReactNode
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Several views of one thing, one at a time: a single tab stop on the selected tab, arrow keys lead to the others. */
export const Tabs = <Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const tabId = (name: Name) => `${id}-${name}`
  const selectedId = tabId(selected)
  const isAtFirst = selected === tabs[0]?.name
  const wasScrolled = useRef(false)
  // Scrolls only the row: `scrollIntoView` would scroll the page as well.
  useEffect(() => {
    // The first tab needs no scrolling in a new row, and to look would lay out the whole page.
    if (isAtFirst && !wasScrolled.current) return
    wasScrolled.current = true
    const tab = list.current?.querySelector<HTMLElement>(`#${CSS.escape(selectedId)}`)
    if (!list.current || !tab) return
    const { offsetLeft, clientWidth } = list.current
    list.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.clientWidth) / 2
  }, [selectedId, isAtFirst])
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ name }) => name === selected)
    const step = STEPS[event.key]
    const ends: Record<string, number> = { Home: 0, End: tabs.length - 1 }
    const to = step === undefined ? ends[event.key] : (at + step + tabs.length) % tabs.length
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onSelect(next.name)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(next.name))}`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} data-print="hidden">
        {tabs.map(({ name, label: text, icon }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={tabId(name)}
            aria-selected={name === selected}
            aria-controls={`${id}-panel`}
            tabIndex={name === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(name)}
            onKeyDown={press}
          >
            {icon}
            {text}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </>
  )
}
