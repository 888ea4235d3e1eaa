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

/** On paper, or as the page is; remembered. */
export const choosePaper = (paper: boolean): void => {
  chosen = paper
  try {
    if (paper) localStorage.setItem(KEY, PAPER)
    else localStorage.removeItem(KEY)
  } catch {
    // A full storage costs the memory of the choice, not the choice.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** How the map is painted at the moment. */
export const useMapLook = (): MapLook => {
  const scheme = useColorScheme()
  const paper = useSyncExternalStore(subscribe, isOnPaper, () => false)
  return paper ? 'paper' : scheme
}
