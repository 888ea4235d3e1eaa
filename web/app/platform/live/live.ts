import type { LiveEvent } from '@andariego/contract/live'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { ApiError, authorized } from '../api/api.ts'
import { sessionStore } from '../session/session.ts'
import { fetchAgain } from './fetch-again.ts'
import { createLiveHub, type LiveEventOf, type LiveHub, type Refresh } from './live-hub.ts'
import { pagePresence } from './presence.ts'

// Imported only by code for signed-in users: it must not be part of the first load.

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

/** Once the stream is open, queries with `meta: { live: true }` are fetched again; after a gap, all queries on the screen. */
const refreshers = new WeakMap<QueryClient, Refresh>()
const refresherOf = (client: QueryClient): Refresh => {
  const known = refreshers.get(client)
  if (known) return known
  const made: Refresh = (how) =>
    void fetchAgain(client, how === 'reopened' ? {} : { predicate: ({ meta }) => meta?.live === true })
  refreshers.set(client, made)
  return made
}

const useLive = () => {
  const client = useQueryClient()
  useEffect(() => theHub().join(refresherOf(client)), [client])
}

/**
 * Calls `handle` for each live event of a type while the component is mounted. After a gap in the connection the queries on the
 * screen are fetched again automatically.
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

/** Whether live events arrive; pages poll only while they do not. */
export const useLiveConnection = (): boolean => {
  useLive()
  return useSyncExternalStore(watch, isConnected, notYet)
}
