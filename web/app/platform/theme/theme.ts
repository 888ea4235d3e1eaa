import { useSyncExternalStore } from 'react'
import { PAPER } from './boot-script.ts'

export const THEME_MODE_KEY = 'themeMode'
const SCHEME_ATTRIBUTE = 'data-scheme'

export type ColorScheme = 'light' | 'dark'
const isScheme = (value: unknown): value is ColorScheme => value === 'light' || value === 'dark'

interface Surroundings {
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Source of storage events from other tabs. */
  events: EventTarget | null
  /** The media query for a dark system, and its changes. */
  system: Pick<MediaQueryList, 'matches' | 'addEventListener'>
  wear: (scheme: ColorScheme) => void
}

/**
 * The colour scheme: the stored choice (`themeMode`), otherwise that of the system, whose changes are followed while nothing is
 * stored. A choice made or removed in another tab applies here, too.
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
        // With a full storage the choice still holds, but is not remembered.
      }
      wear(scheme)
    },
  }
}

/** The current scheme of the page: the boot script set it before the first frame. */
const worn = (): ColorScheme =>
  document.documentElement.getAttribute(SCHEME_ATTRIBUTE) === 'dark' ? 'dark' : 'light'

const wear = (scheme: ColorScheme) => {
  document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme)
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAPER[scheme])
}

let colorScheme: ReturnType<typeof createColorScheme> | null = null

/** Starts to follow the choice and the system; called once, in the browser. */
export const followColorScheme = (storage: Storage | null): void => {
  colorScheme = createColorScheme({
    storage,
    events: window,
    system: matchMedia('(prefers-color-scheme: dark)'),
    wear,
  })
}

/** Sets the scheme again after React has rendered <html> again. */
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

/** The colour scheme, for code that cannot use style sheets, such as the map. Light on the server. */
export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, worn, () => 'light')
