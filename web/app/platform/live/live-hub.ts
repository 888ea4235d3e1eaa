import type { LiveEvent } from '@andariego/contract/live'
import type { SessionStore } from '../session/session-store.ts'
import { keepLive, type LiveTimes } from './keep-live.ts'
import type { Presence } from './presence.ts'

export type LiveEventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>
type Listener = (event: LiveEvent) => void

/**
 * Data fetched before the stream opened may be older than its events ('opened'); after a gap any data may be stale ('reopened').
 */
export type Refresh = (how: 'opened' | 'reopened') => void

interface HubParts {
  session: Pick<SessionStore, 'get' | 'subscribe'>
  presence: Presence
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  times?: Partial<LiveTimes> & { lingerMs?: number; resyncWithinMs?: number }
}

/** How long the connection stays open without listeners, as between two pages. */
const LINGER_MS = 2_000
/** When the connection is lost, all clients learn it at once; random delays up to this one spread their requests. */
const RESYNC_WITHIN_MS = 3_000

/** The single live connection of this page: open while it has listeners, a session, and somebody who uses the page. */
export const createLiveHub = ({ session, presence, open, times = {} }: HubParts) => {
  const { lingerMs = LINGER_MS, resyncWithinMs = RESYNC_WITHIN_MS } = times
  const listeners = new Map<LiveEvent['type'], Set<Listener>>()
  const watchers = new Set<() => void>()
  const refreshes: Refresh[] = []
  /** The restriction as this connection last told it: what shows it may load after the connection was opened. */
  let restriction: LiveEventOf<'restriction'> | null = null
  let running: { userId: string; stop: AbortController } | null = null
  let connected = false

  const refresh: Refresh = (how) => {
    for (const one of new Set(refreshes)) one(how)
  }
  const dispatch: Listener = (event) => {
    if (event.type === 'restriction') restriction = event
    for (const listener of listeners.get(event.type) ?? []) listener(event)
  }

  const setConnected = (now: boolean) => {
    connected = now
    for (const watcher of watchers) watcher()
  }

  const start = (userId: string) => {
    const stop = new AbortController()
    let opened = false
    running = { userId, stop }
    const hear = (event: LiveEvent) => {
      if (event.type === 'resync') setTimeout(refresh, Math.random() * resyncWithinMs, 'reopened')
      dispatch(event)
    }
    const onConnection = (now: boolean) => {
      // A stopped connection may report its end after the next one has started.
      if (stop.signal.aborted) return
      setConnected(now)
      if (!now) return
      refresh(opened ? 'reopened' : 'opened')
      opened = true
    }
    void keepLive({ open, hear, onConnection, signal: stop.signal, times })
  }

  const update = () => {
    const wanted = refreshes.length > 0 && presence.isPresent() ? (session.get()?.user.id ?? null) : null
    if (wanted === (running?.userId ?? null)) return
    running?.stop.abort()
    running = null
    restriction = null
    if (connected) setConnected(false)
    if (wanted !== null) start(wanted)
  }
  presence.subscribe(update)
  session.subscribe(update)

  return {
    /** Adds a listener; `refresh` fetches again what it shows. Returns the function to leave. */
    join: (refresh: Refresh): (() => void) => {
      refreshes.push(refresh)
      update()
      return () => {
        refreshes.splice(refreshes.indexOf(refresh), 1)
        setTimeout(update, lingerMs)
      }
    },
    /** Calls `listener` for each event of this type, and at once with the restriction that was told before. */
    on: <T extends LiveEvent['type']>(type: T, listener: (event: LiveEventOf<T>) => void): (() => void) => {
      const all = listeners.get(type) ?? new Set()
      all.add(listener as Listener)
      listeners.set(type, all)
      if (restriction?.type === type) listener(restriction as LiveEventOf<T>)
      return () => all.delete(listener as Listener)
    },
    isConnected: () => connected,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
export type LiveHub = ReturnType<typeof createLiveHub>
