import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router'
import { afterPaint } from './after-paint.ts'

interface LaterProps {
  /** Stands in until then. By default a screen's height, so that a link can scroll to what is above. */
  room?: ReactNode
  /** Shows the children with the page all the same: a link may lead to something in them. */
  now?: boolean
  children: ReactNode
}

/**
 * For what lies below the first screen: when a link has led to the page, it is rendered after the page's first paint. It is there
 * at once on the server and, because the scroll position needs the whole height, when the visitor goes back.
 */
export const Later = ({ room = <div style={{ height: '100vh' }} />, now = false, children }: LaterProps) => {
  const loadedOrBack = useNavigationType() === 'POP'
  const [shown, setShown] = useState(loadedOrBack || now)
  useEffect(() => {
    if (!shown) return afterPaint(() => startTransition(() => setShown(true)))
  }, [shown])
  return shown || now ? children : room
}
