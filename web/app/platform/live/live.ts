import type { LiveEvent } from '@andariego/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { ApiError, authorized } from '../api/api.ts'
import { sessionStore } from '../session/session.ts'
import { createLiveHub, type LiveEventOf, type LiveHub, type Refresh } from './live-hub.ts'
import { pagePresence } from './presence.ts'

// Imported by what only signed-in visitors see: it must not reach anybody's first load.

const open = (signal: AbortSignal) =>
  authorized(async (accessToken) => {
    if (accessToken === null) throw new ApiError(401, null)
    const response = await fetch('/api/events', {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${accessToken}` },
      cache: 'no-store',
      signal,
    })
    if (!response.ok || !response.body) throw new ApiError(response.status, null)
    return response.body
  })

let hub: LiveHub | null = null
const theHub = (): LiveHub => {
  hub ??= createLiveHub({ session: sessionStore, presence: pagePresence(), open })
  return hub
}

/** Queries with `meta: { live: true }` ask again once the stream is open; after a gap all that is on the screen does. */
const refreshers = new WeakMap<QueryClient, Refresh>()
const refresherOf = (client: QueryClient): Refresh => {
  const known = refreshers.get(client)
  if (known) return known
  const made: Refresh = (how) =>
    void client.invalidateQueries(
      how === 'reopened' ? undefined : { predicate: ({ meta }) => meta?.live === true },
    )
  refreshers.set(client, made)
  return made
}

const useLive = () => {
  const client = useQueryClient()
  useEffect(() => theHub().join(refresherOf(client)), [client])
}

/**
 * Calls `handle` for each event of a type that the server tells this user, while the component is there. After a gap in the
 * connection the queries on the screen are asked again by themselves.
 */
export const useLiveEvent = <T extends LiveEvent['type']>(
  type: T,
  handle: (event: LiveEventOf<T>) => void,
): void => {
  useLive()
  const onEvent = useEffectEvent(handle)
  useEffect(() => theHub().on(type, (event) => onEvent(event)), [type])
}

const watch = (watcher: () => void) => theHub().watch(watcher)
const isConnected = () => theHub().isConnected()
const notYet = () => false

/** Whether the server tells this page what happens; polls run only while it does not. */
export const useLiveConnection = (): boolean => {
  useLive()
  return useSyncExternalStore(watch, isConnected, notYet)
}
