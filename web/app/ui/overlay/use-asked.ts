import { useState } from 'react'

/**
 * What somebody is asked about before it is removed, for a ConfirmDialog; null while nothing is asked. `removal` forgets its last failure
 * when it is asked about the next.
 */
export const useAsked = <Thing>(removal: { reset: () => void }) => {
  const [asked, setAsked] = useState<Thing | null>(null)
  return {
    asked,
    ask: (thing: Thing) => {
      removal.reset()
      setAsked(thing)
    },
    close: () => setAsked(null),
  }
}
