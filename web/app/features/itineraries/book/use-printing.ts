import { type RefObject, useEffect, useState } from 'react'

/** A picture that has not come by then is left to chance. */
const PATIENCE_MS = 20_000

const shown = (book: HTMLElement): Promise<unknown> =>
  Promise.race([
    Promise.allSettled([
      document.fonts.ready,
      ...[...book.querySelectorAll('img')].map((image) => image.decode()),
    ]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])

/** Prints a book once its parts are there and its pictures can be seen. */
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
