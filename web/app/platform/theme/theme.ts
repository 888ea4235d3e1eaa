import { useSyncExternalStore } from 'react'
import { PAPER } from './boot-script.ts'

export const THEME_MODE_KEY = 'themeMode'
const SCHEME_ATTRIBUTE = 'data-scheme'

export type ColorScheme = 'light' | 'dark'
const isScheme = (value: unknown): value is ColorScheme => value === 'light' || value === 'dark'

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Tells of changes of the storage in other tabs. */
  events: EventTarget | null
  /** Whether the system asks for dark, and when that changes. */
  system: Pick<MediaQueryList, 'matches' | 'addEventListener'>
  wear: (scheme: ColorScheme) => void
}

/**
 * The colour scheme: what was chosen and stored as `themeMode`, else the system's, which is followed live while nothing is
 * stored. A choice made, or taken back, in another tab arrives here too.
 */
export const createColorScheme = ({ storage, events, system, wear }: Surroundings) => {
  const current = (): ColorScheme => {
    const stored = storage?.getItem(THEME_MODE_KEY)
    if (isScheme(stored)) return stored
    return system.matches ? 'dark' : 'light'
  }
  const show = () => wear(current())
  system.addEventListener('change', show)
  events?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === THEME_MODE_KEY || key === null) show()
  })
  return {
    current,
    choose: (scheme: ColorScheme) => {
      try {
        storage?.setItem(THEME_MODE_KEY, scheme)
      } catch {
        // A full storage costs the memory of the choice, not the choice.
      }
      wear(scheme)
    },
  }
}

/** What the page wears now: the boot script set it before the first frame. */
const worn = (): ColorScheme =>
  document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light'

const wear = (scheme: ColorScheme) => {
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[scheme])
}

let colorScheme: ReturnType<typeof createColorScheme> | null = null

/** Begins to follow the choice and the system; in the browser, once. */
export const followColorScheme = (storage: Storage | null): void => {
  colorScheme = createColorScheme({
    storage,
    events: window,
    system: matchMedia('(prefers-color-scheme: dark)'),
    wear,
  })
}

/** Makes the page wear its scheme again after React has made <html> anew. */
export const restoreColorScheme = (): void => {
  if (colorScheme) wear(colorScheme.current())
}

/** Switches between light and dark and stores the choice. */
export const toggleColorScheme = (): void => colorScheme?.choose(worn() === 'dark' ? 'light' : 'dark')

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE] })
  return () => observer.disconnect()
}

/** The scheme, for what style sheets cannot reach, such as the map. Light while the server renders. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, worn, () => 'light')
