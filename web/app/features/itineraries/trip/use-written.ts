import { useEffect, useEffectEvent, useRef, useState } from 'react'

const PAUSE_MS = 2_000

interface Written {
  /** The saved value. */
  value: string
  /** Saves the typed text; `from` is the saved value when typing began. */
  onWrite: (text: string, from: string) => void
  /** Why a text is invalid; it then stays in the field and is not saved. */
  problemOf?: ((text: string) => string | null) | undefined
}

/**
 * A field that saves itself: on blur, after a pause, and before it or its page goes away. Changes by others show once the field loses
 * focus.
 */
export const useWritten = ({ value, onWrite, problemOf = () => null }: Written) => {
  const [typed, setTyped] = useState<string | null>(null)
  const from = useRef(value)
  const problem = typed === null ? null : problemOf(typed)
  const write = () => {
    if (typed === null || typed === from.current || problem !== null) return
    onWrite(typed, from.current)
    from.current = typed
  }
  const writeNow = useEffectEvent(write)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => writeNow(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const save = () => writeNow()
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])
  // The page is left, or somebody else deletes what is being written about.
  useEffect(() => () => writeNow(), [])
  const leave = () => {
    if (typed === null || problem !== null) return
    write()
    setTyped(null)
  }
  return {
    problem,
    field: {
      value: typed ?? value,
      onChange: (event: { target: { value: string } }) => {
        if (typed === null) from.current = value
        setTyped(event.target.value)
      },
      onBlur: leave,
    },
  }
}
