import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page hydrates: until then it must look as the server rendered it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** True where the server drew what a component shows; what is drawn without React's knowledge (`__html: ''`) then stays. */
export const useDrawnByServer = (): boolean => {
  const hydrated = useHydrated()
  const [drawn] = useState(!import.meta.env.SSR && !hydrated)
  return drawn
}
