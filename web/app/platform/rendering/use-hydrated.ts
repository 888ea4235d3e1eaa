import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page hydrates: until then it must look as the server rendered it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
