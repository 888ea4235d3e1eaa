import type { PresentPerson } from '@andariego/contract/trip-company'
import { PRESENCE_EVERY_MS } from '@andariego/contract/trips-rules'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { api, authorized } from '../../../platform/api/api.ts'
import { useLiveEvent } from '../../../platform/live/live.ts'
import { newId } from '../../../platform/new-id.ts'
import { getSession } from '../../../platform/session/session.ts'
import { beforeSignOut } from '../../../platform/session/sign-out.ts'
import { isDeletedHere } from '../deleted-here.ts'
import { createPresence } from './presence-store.ts'

/** Tells the server that this page leaves, with a request that outlives the page; nothing once the session has ended. */
const leave = async (id: string, pageId: string): Promise<void> => {
  // Read at once: whoever signs out has no session any more when `authorized` looks.
  const session = getSession()
  await authorized(async (current) => {
    const accessToken = current ?? session?.accessToken
    if (accessToken === undefined) return
    await fetch(`/api/itineraries/${id}/presence/${pageId}`, {
      method: 'DELETE',
      keepalive: true,
      headers: { Authorization: `Bearer ${accessToken}` },
    })
  }).catch(() => {})
}

const storeFor = (id: string) => {
  const pageId = newId()
  return createPresence({
    say: (stopId) =>
      api('PUT /itineraries/:id/presence/:pageId', { params: { id, pageId }, body: { stopId } }),
    ask: async () => (await api('GET /itineraries/:id/presence', { params: { id } })).data,
    leave: () => leave(id, pageId),
    everyMs: PRESENCE_EVERY_MS,
  })
}

const NOBODY: readonly PresentPerson[] = []

/** The other people who look at a trip while this page is visible, and a function to tell them which stop the user is at. */
export const usePresence = (id: string) => {
  const client = useQueryClient()
  const store = useMemo(() => storeFor(id), [id])
  const [present, setPresent] = useState(NOBODY)
  useEffect(() => {
    const look = () => (document.visibilityState === 'visible' ? store.enter() : store.exit())
    const stop = store.subscribe(setPresent)
    const stay = beforeSignOut(store.exit)
    look()
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pagehide', store.exit)
    window.addEventListener('pageshow', look)
    return () => {
      stop()
      stay()
      store.exit()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pagehide', store.exit)
      window.removeEventListener('pageshow', look)
    }
  }, [store])
  useLiveEvent('trip-presence', ({ itineraryId }) => {
    if (itineraryId === id) store.heard()
  })
  // The trip may have been shared with somebody just now.
  useLiveEvent('itinerary', ({ itineraryId }) => {
    if (itineraryId === id && !isDeletedHere(client, id)) store.sharedAnew()
  })
  return { present, turnTo: useCallback((stopId: string | null) => store.turnTo(stopId), [store]) }
}
