import { randomUUID } from 'node:crypto'
import type { LiveEvent } from '@andariego/contract/live'
import { CompiledQuery } from 'kysely'
import pg from 'pg'
import type { CacheTag } from './cache-tag.ts'
import type { Log } from './log.ts'

/**
 * What processes tell each other. `changed` names the cache tags whose answers are outdated. `resync` says that messages may have
 * been missed (the connection was lost): listeners must drop everything derived from events. `live` is for the open pages of
 * these users.
 */
export type PlatformEvent =
  | { type: 'changed'; tags: CacheTag[] }
  | { type: 'session-ended'; sessionIds: string[] }
  | { type: 'caller-changed'; userId: string }
  | { type: 'restriction-changed' }
  | { type: 'answer-stopped'; messageId: string }
  | { type: 'live'; userIds: string[]; event: LiveEvent }
  | { type: 'resync' }

type EventOf<T> = Extract<PlatformEvent, { type: T }>
type Listener = (event: PlatformEvent) => void

const CHANNEL = 'andariego'
const RETRY_MS = 500
/** PostgreSQL refuses notifications of 8,000 bytes or more, and the transaction fails with them. */
const PAYLOAD_MAX_BYTES = 7_900

/** The most users that one notification names: their ids take half of its bytes, so most events fit beside them. */
const USERS_PER_NOTIFICATION = 100

/** Splits or simplifies an event that is too large or names too many users, so that each result fits into a notification. */
const fitting = (event: PlatformEvent, fits: (event: PlatformEvent) => boolean): PlatformEvent[] => {
  if (fits(event)) return [event]
  // Too many tags to name: tell others that anything may have changed.
  if (event.type !== 'live') return [{ type: 'resync' }]
  const { userIds } = event
  if (userIds.length <= USERS_PER_NOTIFICATION) return [{ ...event, event: { type: 'resync' } }]
  return [userIds.slice(0, USERS_PER_NOTIFICATION), userIds.slice(USERS_PER_NOTIFICATION)].flatMap((part) =>
    fitting({ ...event, userIds: part }, fits),
  )
}

export const createEvents = ({ url, log }: { url: string; log: Log }) => {
  const origin = randomUUID()
  const listeners = new Map<string, Set<Listener>>()
  let client: pg.Client | null = null
  let retry: NodeJS.Timeout | null = null
  let stopped = false

  const dispatch = (event: PlatformEvent) => {
    for (const listener of listeners.get(event.type) ?? []) listener(event)
  }

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'andariego events',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    const lost = (error?: Error) => {
      if (client !== next || stopped) return
      client = null
      log.warn({ err: error }, 'event connection lost')
      reconnectSoon()
    }
    next.on('error', lost)
    next.on('end', () => lost())
    next.on('notification', ({ payload }) => {
      if (payload === undefined) return
      const message = JSON.parse(payload) as { origin: string; event: PlatformEvent }
      if (message.origin !== origin) dispatch(message.event)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    if (stopped) return next.end()
    client = next
  }

  const reconnectSoon = () => {
    retry = setTimeout(async () => {
      try {
        await connect()
        if (stopped) return
        log.info('event connection restored')
        dispatch({ type: 'resync' })
      } catch {
        if (!stopped) reconnectSoon()
      }
    }, RETRY_MS)
  }

  return {
    start: connect,
    /**
     * Calls `listener` for each committed event of this type, from this process or another. Returns a function that removes it.
     */
    on: <T extends PlatformEvent['type']>(type: T, listener: (event: EventOf<T>) => void): (() => void) => {
      const all = listeners.get(type) ?? new Set()
      all.add(listener as Listener)
      listeners.set(type, all)
      return () => all.delete(listener as Listener)
    },
    /**
     * Returns the statement that queues events in a transaction, or none: other processes receive them when it commits.
     */
    announcing: (events: readonly PlatformEvent[]): CompiledQuery[] => {
      const payloadOf = (told: PlatformEvent) => JSON.stringify({ origin, event: told })
      const fits = (told: PlatformEvent) => Buffer.byteLength(payloadOf(told)) <= PAYLOAD_MAX_BYTES
      const payloads = events.flatMap((event) => fitting(event, fits).map(payloadOf))
      if (payloads.length === 0) return []
      const statement = 'select pg_notify($1, payload) from unnest($2::text[]) as told (payload)'
      return [CompiledQuery.raw(statement, [CHANNEL, payloads])]
    },
    /** Calls this process's own listeners; to be used after the commit. */
    dispatch,
    stop: async () => {
      stopped = true
      if (retry) clearTimeout(retry)
      await client?.end()
    },
  }
}
export type Events = ReturnType<typeof createEvents>
