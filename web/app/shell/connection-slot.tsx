import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import {
  type Connection,
  noteConnection,
  notePage,
  noteShownFrom,
  useConnection,
} from '../platform/connection.ts'
import { isReachable } from '../platform/rendering/page-out-of-reach.ts'
import { lazyPart } from '../ui/feedback/lazy-part.tsx'

const ConnectionBar = lazyPart(async () => (await import('./connection-bar.tsx')).ConnectionBar, null, {
  dispensable: true,
})

/** The connection bar; its code loads when there is something to report. */
export const ConnectionSlot = () => {
  const { pathname, search } = useLocation()
  useEffect(() => notePage(pathname + search), [pathname, search])
  const { offline, shownFrom, waiting, refused } = useConnection()
  useRefetchOnReturn({ offline, shownFrom, waiting })
  const worthTelling = offline || shownFrom !== null || waiting > 0 || refused > 0
  return worthTelling && <ConnectionBar />
}

/** Fetches everything on the screen again when the server answers again, and after it has accepted a change from the outbox. */
const useRefetchOnReturn = ({ offline, shownFrom, waiting }: Omit<Connection, 'refused' | 'unheard'>) => {
  const client = useQueryClient()
  const { revalidate } = useRevalidator()
  const before = useRef({ offline, waiting })
  const askAgain = useEffectEvent(async () => {
    void client.invalidateQueries()
    if (shownFrom === null) return
    // Checks first: if revalidating a kept page failed, the whole page would be reloaded while somebody may be typing in it.
    if (!(await isReachable())) return noteConnection(true)
    noteShownFrom(null)
    void revalidate()
  })
  useEffect(() => {
    const returned = before.current.offline && !offline
    const sent = !offline && waiting < before.current.waiting
    before.current = { offline, waiting }
    if (returned || sent) void askAgain()
  }, [offline, waiting])
}
