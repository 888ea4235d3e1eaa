import type { Restriction } from '@andariego/contract/moderation'
import { restrictionMessage } from '@andariego/contract/moderation-rules'
import { pages } from '@andariego/contract/pages'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { Link } from '../../../platform/rendering/link.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'

export interface RestrictionTextProps extends Restriction {
  /** What had the focus when the restriction began. */
  leftFocus: RefObject<Element | null>
}

/** Whether an element is in the form that is hidden behind the reason. */
const isBehind = (reason: Element, element: Element): boolean => {
  for (let next = reason.nextElementSibling; next; next = next.nextElementSibling)
    if (next.contains(element)) return true
  return false
}

export const RestrictionText = ({ kind, until, reason, leftFocus }: RestrictionTextProps) => {
  const zone = useTimeZone()
  const message = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const left = leftFocus.current
    const { activeElement } = document
    if (!left || !message.current || !isBehind(message.current, left)) return
    // Unless the viewer has gone elsewhere while this code was loading.
    if (activeElement === document.body || activeElement === left) message.current.focus()
  }, [leftFocus])
  return (
    <FormMessage ref={message} tabIndex={-1}>
      {restrictionMessage(kind, until, reason, zone)} <Link to={pages.notices()}>Ver avisos</Link>
    </FormMessage>
  )
}
