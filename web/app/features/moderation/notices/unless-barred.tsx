import type { Need } from '@andariego/contract/restriction-rules'
import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useRestriction } from '../../../platform/session/restriction.ts'
import { sessionStore } from '../../../platform/session/session.ts'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import type { RestrictionTextProps } from './restriction-text.tsx'

const RestrictionText = lazyPart<RestrictionTextProps>(
  async () => (await import('./restriction-text.tsx')).RestrictionText,
)

/**
 * A form; in its place, why moderators have barred the viewer from sending it. A form that was open when the restriction began is
 * only hidden, so that nothing typed is lost, and the focus goes from it to the reason and back.
 */
export const UnlessBarred = ({ from, children }: { from: Need; children: ReactNode }) => {
  const restriction = useRestriction(from)
  const isBarred = restriction !== null
  const [wasOpen, setWasOpen] = useState(!isBarred)
  if (!isBarred && !wasOpen) setWasOpen(true)
  const leftFocus = useRef<Element | null>(null)

  useEffect(() => {
    if (isBarred) return
    // Called before the page is rendered again: afterwards the form is hidden and the focus is gone.
    return sessionStore.subscribe(() => {
      leftFocus.current = document.activeElement
    })
  }, [isBarred])

  useLayoutEffect(() => {
    const left = leftFocus.current
    if (isBarred || document.activeElement !== document.body) return
    leftFocus.current = null
    if (left instanceof HTMLElement && left.isConnected) left.focus()
  }, [isBarred])

  return (
    <>
      {restriction && <RestrictionText {...restriction} leftFocus={leftFocus} />}
      {wasOpen && <Activity mode={isBarred ? 'hidden' : 'visible'}>{children}</Activity>}
    </>
  )
}
