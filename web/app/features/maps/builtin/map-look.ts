import { useSyncExternalStore } from 'react'
import { useColorScheme } from '../../../platform/theme/theme.ts'
import type { MapLook } from './map-palette.ts'

const KEY = 'mapLook'
const PAPER = 'paper'

const listeners = new Set<() => void>()
let chosen: boolean | null = null

const stored = (): boolean => {
  try {
    return localStorage.getItem(KEY) === PAPER
  } catch {
    return false
  }
}

export const isOnPaper = (): boolean => {
  chosen ??= stored()
  return chosen
}

/** Chooses the paper look or that of the page, and remembers it. */
export const choosePaper = (paper: boolean): void => {
  chosen = paper
  try {
    if (paper) localStorage.setItem(KEY, PAPER)
    else localStorage.removeItem(KEY)
  } catch {
    // With a full storage the choice still holds, but is not remembered.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The current look of the map. */
export const useMapLook = (): MapLook => {
  const scheme = useColorScheme()
  const paper = useSyncExternalStore(subscribe, isOnPaper, () => false)
  return paper ? 'paper' : scheme
}
