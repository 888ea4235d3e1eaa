import { idempotencyKey } from '../api/api.ts'
import { getConnection, noteOutbox, onConnection } from '../connection.ts'
import { browserStorage } from '../session/browser-storage.ts'
import { onSessionChange, sessionStore } from '../session/session.ts'
import type { NewEntry, StoredEntry } from './entry.ts'
import { jottings } from './jottings.ts'
import { addEntry, changeEntry, dropEntry, entriesOf } from './outbox-store.ts'
import { sendEntry } from './send-entry.ts'

// Loads after the page, or when something cannot be sent: it must not be part of the first load.

const LOCK = 'andariego-outbox'
const CHANNEL = 'andariego-outbox'
const AGAIN_AFTER_MS = 20_000
/** After this time, in milliseconds, the page that saved a change counts as closed and will no longer send it. */
const LEFT_AFTER_MS = 5_000

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
const listeners = new Set<() => void>()
let entries: readonly StoredEntry[] = []
let again: ReturnType<typeof setTimeout> | undefined

/** Reads the user from storage, because another tab may have changed the session. */
const userId = () => sessionStore.reread()?.user.id ?? null

const look = async () => {
  const user = userId()
  entries = user === null ? [] : await entriesOf(user)
  const refused = entries.filter(({ refusal }) => refusal !== null).length
  noteOutbox({ waiting: entries.length - refused, refused })
  for (const listener of listeners) listener()
}

/** Tells all tabs that the outbox changed. */
const changed = async () => {
  channel?.postMessage('changed')
  await look()
}

/** The first waiting entry. Read from the database each time, because another tab may have removed it. */
const next = async (user: string) => (await entriesOf(user)).find(({ refusal }) => refusal === null)

/**
 * Sends the entries one after the other, in order, until none waits or the server cannot be reached. Only one tab sends at a
 * time.
 */
const sendAll = async (user: string): Promise<void> => {
  for (let entry = await next(user); entry && userId() === user; entry = await next(user)) {
    if (entry.triedAt === null) {
      entry = { ...entry, triedAt: new Date().toISOString() }
      await changeEntry(entry)
    }
    const outcome = await sendEntry(entry)
    if (outcome === 'later') return
    if (outcome === 'done') await dropEntry(entry.order)
    else await changeEntry({ ...entry, refusal: outcome.refusal })
    await changed()
  }
}

/** Moves changes into the outbox that closed pages had saved but could not put there. */
const moveJottingsIn = async (user: string) => {
  const jotted = jottings(browserStorage(), user)
  for (const entry of jotted.left(Date.now() - LEFT_AFTER_MS)) {
    await addEntry(user, entry)
    jotted.drop(entry.idempotencyKey)
  }
  if (jotted.left().length > 0) again = setTimeout(() => void sendWaiting(), LEFT_AFTER_MS)
}

/** Sends what waits; does nothing while another tab is sending. */
export const sendWaiting = async (): Promise<void> => {
  clearTimeout(again)
  const user = userId()
  if (user === null) return look()
  await moveJottingsIn(user)
  const send = () => sendAll(user)
  if (!getConnection().offline) {
    // Locks are missing on pages without HTTPS: there only the idempotency keys prevent that an entry is carried out twice.
    if (navigator.locks) await navigator.locks.request(LOCK, send)
    else await send()
  }
  await look()
  if (getConnection().waiting === 0) return
  clearTimeout(again)
  again = setTimeout(() => void sendWaiting(), AGAIN_AFTER_MS)
}

/** Puts a change into the outbox, to be sent as soon as possible. Resolves once it is stored. */
export const putAside = async (entry: NewEntry): Promise<void> => {
  const user = userId()
  if (user === null) throw new Error('Nobody is signed in.')
  await addEntry(user, entry)
  await changed()
  void sendWaiting()
}

/** Deletes an entry without sending it. */
export const discard = async ({ order }: StoredEntry): Promise<void> => {
  await dropEntry(order)
  await changed()
}

/** Sends a refused entry again, before everything that was written after it. */
export const tryAgain = async (entry: StoredEntry): Promise<void> => {
  // The server would repeat its stored response, with the refused parts, for the old key.
  const key = entry.refusedIn ? idempotencyKey() : entry.idempotencyKey
  await changeEntry({ ...entry, idempotencyKey: key, refusal: null, triedAt: new Date().toISOString() })
  await changed()
  await sendWaiting()
}

export const outboxView = {
  get: (): readonly StoredEntry[] => entries,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

let wasOffline = getConnection().offline
onConnection(() => {
  const { offline } = getConnection()
  if (wasOffline && !offline) void sendWaiting()
  wasOffline = offline
})
onSessionChange(() => void sendWaiting())
channel?.addEventListener('message', () => void look())
