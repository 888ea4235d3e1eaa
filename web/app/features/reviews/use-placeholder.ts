import { useEffect, useState } from 'react'
import { placeholderUrl } from './placeholder-url.ts'

const soon: (task: () => void) => void =
  typeof window !== 'undefined' && 'requestIdleCallback' in window
    ? (task) => requestIdleCallback(task, { timeout: 500 })
    : (task) => setTimeout(task)

/** The blurred picture of a ThumbHash, decoded only while it is needed, when the browser is idle. */
export const usePlaceholder = (hash: string | null, wanted: boolean): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!wanted || hash === null) return
    let current = true
    soon(async () => {
      if (!current) return
      const made = await placeholderUrl(hash)
      if (current) setUrl(made)
    })
    return () => {
      current = false
    }
  }, [hash, wanted])
  return wanted ? url : undefined
}
