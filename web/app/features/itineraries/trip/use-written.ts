import { useEffect, useEffectEvent, useRef, useState } from 'react'

const PAUSE_MS = 2_000

interface Written {
  /** What the trip says. */
  value: string
  /** Takes what was typed, and what the trip said when typing began. */
  onWrite: (text: string, from: string) => void
  /** What is wrong with a text; it then stays in the field and goes nowhere. */
  problemOf?: ((text: string) => string | null) | undefined
}

/**
 * A field that is saved by itself: when it is left, after a pause, and before the page goes away. What others write meanwhile
 * shows once the field is left.
 */
export const useWritten = ({ value, onWrite, problemOf = () => null }: Written) => {
  const [typed, setTyped] = useState<string | null>(null)
  const from = useRef(value)
  const problem = typed === null ? null : problemOf(typed)
  const write = useEffectEvent(() => {
    if (typed === null || typed === from.current || problem !== null) return
    onWrite(typed, from.current)
    from.current = typed
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => write(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    const save = () => write()
    window.addEventListener('pagehide', save)
    return () => window.removeEventListener('pagehide', save)
  }, [])
  const leave = () => {
    if (typed === null || problem !== null) return
    if (typed !== from.current) onWrite(typed, from.current)
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
