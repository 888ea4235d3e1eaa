import { useCallback, useEffect, useRef, useState } from 'react'
import { useDraftKeeper } from '../../../platform/drafts/use-draft.ts'

/**
 * Tells how many files somebody had chosen for a review before the page was loaded anew: its text is kept as a draft, its files are
 * not. 0 as soon as files are chosen again. `count` is how many are chosen now; `forget` is for when the review is published.
 */
export const useFilesLeftBehind = (
  placeId: string,
  count: number,
): { leftBehind: number; forget: () => void } => {
  const [left, setLeft] = useState(0)
  const keeper = useDraftKeeper<number>(`review-files:${placeId}`, 0, setLeft)
  const known = useRef(count)
  const forget = useCallback(() => {
    keeper.clear()
    setLeft(0)
  }, [keeper])
  useEffect(() => {
    if (count === known.current) return
    known.current = count
    forget()
    if (count > 0) keeper.change(count)
  }, [count, keeper, forget])
  return { leftBehind: count > 0 ? 0 : left, forget }
}
