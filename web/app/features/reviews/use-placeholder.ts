import { useEffect, useState } from 'react'
import { placeholderUrl } from './placeholder-url.ts'

/** The blurred picture of a ThumbHash, made only while it is wanted. */
export const usePlaceholder = (hash: string | null, wanted: boolean): string | undefined => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!wanted || hash === null) return
    let current = true
    void placeholderUrl(hash).then((made) => {
      if (current) setUrl(made)
    })
    return () => {
      current = false
    }
  }, [hash, wanted])
  return wanted ? url : undefined
}
