import { useEffect, useState } from 'react'
import { inPause } from '../../platform/rendering/in-pause.ts'
import { placeholderUrl } from './placeholder-url.ts'

/** The blurred picture of a ThumbHash, decoded only while it is needed, when the browser is idle. */
export const usePlaceholder = (hash: string | null, wanted: boolean): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!wanted || hash === null) return
    let current = true
    inPause(async () => {
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
