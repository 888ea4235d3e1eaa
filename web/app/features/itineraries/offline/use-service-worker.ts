import { useSyncExternalStore } from 'react'

const watch = (listener: () => void) => {
  navigator.serviceWorker?.addEventListener('controllerchange', listener)
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', listener)
}

/** Whether a kept trip can be opened offline: true once a service worker controls this page. */
export const useServiceWorker = (): boolean =>
  useSyncExternalStore(
    watch,
    () => Boolean(navigator.serviceWorker?.controller),
    () => false,
  )
