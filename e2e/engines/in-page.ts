// What runs inside the page, where nothing else of ours is: each function stands alone.

export interface Spot {
  x: number
  y: number
}

/** What is looked for: an element by its role and its name, as assistive technology has them, in short. */
export interface Wanted {
  role: 'button' | 'link' | 'field' | 'heading' | 'radio' | 'tab' | 'option' | 'checkbox'
  /** The whole name, or with `begins` how it begins. */
  name: string
  begins?: boolean
}

/** The middle of the first such element that a hand would hit; scrolls to it. Else why not. */
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
  const shown = named.filter((element) => element.checkVisibility({ visibilityProperty: true }))
  if (shown.length === 0) return `${named.length} of that name, none is shown`
  for (const element of shown) {
    // Small inputs lie under what is drawn for them.
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

/** Whether the text is to be read somewhere. */
export const isSeen = (text: string): boolean => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!textContent?.includes(text) || !parentElement || parentElement.closest('script, style')) continue
    if (parentElement.checkVisibility()) return true
  }
  return false
}

/** React leaves its mark on every element that it has made live; before that a press would be lost. */
export const isLive = (): boolean =>
  Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))

/** What has the focus, in a few words. */
export const focus = (): string => {
  const element = document.activeElement
  return element
    ? `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim()
    : ''
}

/** From now on, what throws on this page and was caught by nobody is kept. */
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
