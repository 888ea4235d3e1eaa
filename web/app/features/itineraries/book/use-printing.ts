import { type RefObject, useEffect, useState } from 'react'

/** After this time, in milliseconds, it prints even if some pictures have not loaded. */
const PATIENCE_MS = 20_000

const shown = (book: HTMLElement): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([
      document.fonts.ready,
      ...[...book.querySelectorAll('img')].map((image) => image.decode()),
    ]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])

/** Prints a book once its parts are rendered and its pictures are loaded. */
export const usePrinting = (book: RefObject<HTMLElement | null>, isWaiting: boolean) => {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!asked || isWaiting || !book.current) return
    let isCurrent = true
    void shown(book.current).then(() => {
      if (!isCurrent) return
      setAsked(false)
      window.print()
    })
    return () => {
      isCurrent = false
    }
  }, [asked, isWaiting, book])
  return { isPreparing: asked, print: () => setAsked(true) }
}
