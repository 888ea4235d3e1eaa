import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration: until it is true, a component must render what the server rendered. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whether the server rendered the component: markup that React does not know (`__html: ''`) is then kept. */
export const useDrawnByServer = (): boolean => {
  const hydrated = useHydrated()
  const [drawn] = useState(!import.meta.env.SSR && !hydrated)
  return drawn
}
