import type { DirectMessage } from '@andariego/contract/messages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Within this distance from the end, the reader counts as being at the newest message. */
const END_PX = 80
/** Older messages are requested before the start of the list comes into view. */
const START_PX = 300

interface ChatScroll {
  messages: readonly DirectMessage[]
  /** The user's own message that is being sent. */
  pending: string | null
  ownId: string
  /** Requests older messages; null when there are none or a request is under way. */
  loadOlder: (() => void) | null
}

/**
 * The scroll position of a thread: at the newest message until the reader scrolls up; prepending older messages does not move the
 * view; messages that arrive while the reader is further up are counted.
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

  // A growing field or an on-screen keyboard makes the area smaller, and late content makes messages higher: the newest message
  // stays in view all the same.
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
