// These functions are serialised and run inside the page, where nothing else can be imported: each one must stand alone.

export interface Spot {
  x: number
  y: number
}

/** What to look for: an element by a simplified form of its accessible role and name. */
export interface Wanted {
  role: 'button' | 'link' | 'field' | 'heading' | 'radio' | 'tab' | 'option' | 'checkbox'
  /** The whole accessible name; with `begins`, only its beginning. */
  name: string
  begins?: boolean
}

/**
 * Scrolls to the first matching element that a click can reach, and returns its centre; otherwise returns the reason why there is
 * none.
 */
export const spotOf = ({ role, name, begins }: Wanted): Spot | string => {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3',
    radio: 'input[type=radio]',
    tab: '[role=tab]',
    option: '[role=option]',
    checkbox: 'input[type=checkbox]',
  }
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label')
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((one) => one.textContent)
    const text = label ?? by.map((id) => document.getElementById(id)?.textContent).join(' ')
    return (text || labels.join(' ') || element.textContent || '').replace(/\s+/g, ' ').trim()
  }
  const modal = document.querySelector('dialog:modal')
  const named = [...(modal ?? document).querySelectorAll(selectors[role])].filter((element) =>
    begins ? nameOf(element).startsWith(name) : nameOf(element) === name,
  )
  const shown = named.filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.ariaDisabled !== 'true',
  )
  if (shown.length === 0) return `${named.length} of that name, none is shown and enabled`
  for (const element of shown) {
    // Small inputs are covered by the drawing of their label, so the click goes to the label.
    const target = element.getBoundingClientRect().width < 4 ? (element.closest('label') ?? element) : element
    const inSight = () => {
      const { left, top, width, height } = target.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      const mine =
        hit && (target.contains(hit) || hit.contains(target) || hit.closest('label')?.contains(target))
      return mine ? { x, y } : null
    }
    const there = inSight()
    if (there) return there
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const now = inSight()
    if (now) return now
  }
  return 'something lies over it'
}

/** Whether the text is visible somewhere on the page. */
export const isSeen = (text: string): boolean => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!textContent?.includes(text) || !parentElement || parentElement.closest('script, style')) continue
    if (parentElement.checkVisibility()) return true
  }
  return false
}

/** Whether React has hydrated the page: it leaves a property on each hydrated element. A click before that would be lost. */
export const isLive = (): boolean =>
  Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__react'))

/** A short description of the element that has the focus. */
export const focus = (): string => {
  const element = document.activeElement
  return element
    ? `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim()
    : ''
}

/** From now on, collects the errors that nobody on this page catches. */
export const watch = (): void => {
  const page = window as unknown as { problems?: string[] }
  if (page.problems) return
  page.problems = []
  const keep = (what: unknown) => page.problems?.push(String(what))
  window.addEventListener('error', ({ message, error }) =>
    keep(error?.stack ? `${message} ${error.stack}` : message),
  )
  window.addEventListener('unhandledrejection', ({ reason }) => keep(`${reason} ${reason?.stack ?? ''}`))
}

export const problems = (): string[] => (window as unknown as { problems?: string[] }).problems ?? []
