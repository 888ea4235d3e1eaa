import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => {
  navigator.serviceWorker?.addEventListener('controllerchange', listener)
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', listener)
}

/** Whether what is kept can be opened: from the moment in which a service worker looks after this page. */
export const useServiceWorker = (): boolean =>
  useSyncExternalStore(
    watch,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  )
