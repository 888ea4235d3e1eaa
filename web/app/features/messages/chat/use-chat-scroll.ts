import type { DirectMessage } from '@andariego/contract/messages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Nearer to the end than this, one is reading the newest message. */
const END_PX = 80
/** Older messages are asked for before their place comes into view. */
const START_PX = 300

interface ChatScroll {
  messages: readonly DirectMessage[]
  /** A message of one's own on its way. */
  pending: string | null
  ownId: string
  /** Asks for older messages; null when there are none or they are being asked for. */
  loadOlder: (() => void) | null
}

/**
 * Where a thread is scrolled to: at its newest message, until one scrolls up; older messages that are put before the others move
 * nothing; what comes while one reads further up is counted and waits.
 */
export const useChatScroll = ({ messages, pending, ownId, loadOlder }: ChatScroll) => {
  const area = useRef<HTMLDivElement>(null)
  const place = useRef({ fromEnd: 0, atEnd: true, oldest: '', newest: '' })
  const [news, setNews] = useState(0)
  const oldest = messages[0]?.id ?? ''
  const newest = messages.at(-1)

  const toEnd = () => {
    const element = area.current
    if (element) element.scrollTop = element.scrollHeight
    setNews(0)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides when to look
  useLayoutEffect(() => {
    const element = area.current
    const before = place.current
    if (!element) return
    const grewAtEnd = newest !== undefined && newest.id !== before.newest
    if (before.atEnd || pending !== null || (grewAtEnd && newest.senderId === ownId)) toEnd()
    else if (oldest !== before.oldest) element.scrollTop = element.scrollHeight - before.fromEnd
    else if (grewAtEnd)
      setNews((count) => count + messages.length - 1 - messages.findIndex(({ id }) => id === before.newest))
    place.current = { ...before, oldest, newest: newest?.id ?? '', ...measured(element) }
  }, [oldest, newest?.id, pending])

  // A field that grows, or a keyboard that comes up, leaves less room, and what comes late into messages makes them higher: the
  // newest one stays in sight.
  useEffect(() => {
    const element = area.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (place.current.atEnd) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    for (const content of element.children) observer.observe(content)
    return () => observer.disconnect()
  }, [])

  const onScroll = () => {
    const element = area.current
    if (!element) return
    Object.assign(place.current, measured(element))
    if (place.current.atEnd) setNews(0)
    if (element.scrollTop < START_PX) loadOlder?.()
  }
  return { area, onScroll, news, toEnd }
}

const measured = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => ({
  fromEnd: scrollHeight - scrollTop,
  atEnd: scrollHeight - scrollTop - clientHeight < END_PX,
})
