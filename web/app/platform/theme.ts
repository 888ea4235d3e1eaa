import { type MantineColorSchemeManager, useMantineColorScheme } from '@mantine/core'
import { useCallback } from 'react'
import { PAPER } from './boot-script.ts'

export const THEME_MODE_KEY = 'themeMode'
const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

type Scheme = 'light' | 'dark'
const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark'

/**
 * Mantine's colour scheme over `themeMode`. Only a choice is stored: while there is none the scheme is `auto`,
 * which Mantine follows live. A choice made, or taken back, in another tab arrives here too.
 */
export const createColorSchemeManager = (
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
  events: EventTarget | null,
): MantineColorSchemeManager => {
  let listener: ((event: Event) => void) | null = null
  const read = () => {
    const stored = storage?.getItem(THEME_MODE_KEY)
    return isScheme(stored) ? stored : null
  }
  const clear = () => storage?.removeItem(THEME_MODE_KEY)
  const unsubscribe = () => {
    if (listener) events?.removeEventListener('storage', listener)
    listener = null
  }
  return {
    get: (fallback) => read() ?? fallback,
    set: (scheme) => {
      if (!isScheme(scheme)) return clear()
      if (read() === scheme) return
      try {
        storage?.setItem(THEME_MODE_KEY, scheme)
      } catch {
        // A full storage costs the memory of the choice, not the choice.
      }
    },
    subscribe: (onUpdate) => {
      unsubscribe()
      listener = (event) => {
        const { key } = event as StorageEvent
        if (key === THEME_MODE_KEY || key === null) onUpdate(read() ?? 'auto')
      }
      events?.addEventListener('storage', listener)
    },
    unsubscribe,
    clear,
  }
}

/** Keeps the `theme-color` meta on the paper colour of the scheme the page wears. */
export const followColorScheme = (): void => {
  const page = document.documentElement
  const show = () => {
    const scheme = page.getAttribute(SCHEME_ATTRIBUTE)
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', scheme === 'dark' ? PAPER.dark : PAPER.light)
  }
  new MutationObserver(show).observe(page, { attributeFilter: [SCHEME_ATTRIBUTE] })
}

/** Switches between light and dark and stores the choice. */
export const useThemeToggle = (): (() => void) => {
  const { setColorScheme } = useMantineColorScheme()
  return useCallback(() => {
    const worn = document.documentElement.getAttribute(SCHEME_ATTRIBUTE)
    setColorScheme(worn === 'dark' ? 'light' : 'dark')
  }, [setColorScheme])
}
