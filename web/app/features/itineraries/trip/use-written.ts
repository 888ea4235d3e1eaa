import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDraftKeeper } from '../../../platform/drafts/use-draft.ts'

const PAUSE_MS = 2_000

interface Written {
  /** The saved value. */
  value: string
  /** Saves the typed text; `from` is the saved value when typing began. */
  onWrite: (text: string, from: string) => void
  /** Why a text is invalid; it then stays in the field and is not saved. */
  problemOf?: ((text: string) => string | null) | undefined
  /** The name under which an invalid text is kept on this device, until the field is open again. */
  draft: string
}

/**
 * A field that saves itself: on blur, after a pause, and before it or its page goes away. Changes by others show once the field loses
 * focus. A text that is too long, or otherwise invalid, is kept on the device until it is mended.
 */
export const useWritten = ({ value, onWrite, problemOf = () => null, draft }: Written) => {
  const [typed, setTyped] = useState<string | null>(null)
  const from = useRef(value)
  const problem = typed === null ? null : problemOf(typed)
  const invalid = useDraftKeeper<string | null>(draft, null, (kept) => {
    if (kept === null || problemOf(kept) === null) return
    from.current = value
    setTyped(kept)
  })
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
        const text = event.target.value
        if (typed === null) from.current = value
        setTyped(text)
        if (problemOf(text) === null) invalid.clear()
        else invalid.change(text)
      },
      onBlur: leave,
    },
  }
}
