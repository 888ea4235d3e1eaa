import { useSyncExternalStore } from 'react'

const none: ReadonlySet<string> = new Set()
let hidden = none
const listeners = new Set<() => void>()

/** Sets the ids of the reviews that are not shown. */
export const hideReviews = (ids: ReadonlySet<string>): void => {
  hidden = ids
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useHiddenReviews = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => hidden,
    () => none,
  )
