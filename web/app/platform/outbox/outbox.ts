import { idempotencyKey } from '../api/api.ts'
import { getConnection, noteOutbox, onConnection } from '../connection.ts'
import { browserStorage } from '../session/browser-storage.ts'
import { onSessionChange, sessionStore } from '../session/session.ts'
import type { NewEntry, StoredEntry } from './entry.ts'
import { jottings } from './jottings.ts'
import { addEntry, changeEntry, dropEntry, entriesOf } from './outbox-store.ts'
import { sendEntry } from './send-entry.ts'

// Loaded once a page is there, and when something cannot be sent: it must not reach anybody's first load.

const LOCK = 'andariego-outbox'
const CHANNEL = 'andariego-outbox'
const AGAIN_AFTER_MS = 20_000
/** What a page jotted down so long ago it sends no more: it was closed. */
const LEFT_AFTER_MS = 5_000

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
const listeners = new Set<() => void>()
let entries: readonly StoredEntry[] = []
let again: ReturnType<typeof setTimeout> | undefined

/** As it is stored, whatever this tab has heard of it so far. */
const userId = () => sessionStore.reread()?.user.id ?? null

const look = async () => {
  const user = userId()
  entries = user === null ? [] : await entriesOf(user)
  const refused = entries.filter(({ refusal }) => refusal !== null).length
  noteOutbox({ waiting: entries.length - refused, refused })
  for (const listener of listeners) listener()
}

/** Something changed here: all tabs look. */
const changed = async () => {
  channel?.postMessage('changed')
  await look()
}

/** The first that waits. It is read anew each time: another tab may have taken it out. */
const next = async (user: string) => (await entriesOf(user)).find(({ refusal }) => refusal === null)

/** One after the other, in order, until nothing waits or the way is closed; one tab at a time. */
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

/** Takes in what pages jotted down and were closed before they could keep it properly. */
const takeInJottings = async (user: string) => {
  const jotted = jottings(browserStorage(), user)
  for (const entry of jotted.left(Date.now() - LEFT_AFTER_MS)) {
    await addEntry(user, entry)
    jotted.drop(entry.idempotencyKey)
  }
  if (jotted.left().length > 0) again = setTimeout(() => void sendWaiting(), LEFT_AFTER_MS)
}

/** Sends what waits; does nothing while another tab does. */
export const sendWaiting = async (): Promise<void> => {
  clearTimeout(again)
  const user = userId()
  if (user === null) return look()
  await takeInJottings(user)
  const send = () => sendAll(user)
  if (!getConnection().offline) {
    // Absent where the page does not come over HTTPS: there the server's own memory of keys must do.
    if (navigator.locks) await navigator.locks.request(LOCK, send)
    else await send()
  }
  await look()
  if (getConnection().waiting === 0) return
  clearTimeout(again)
  again = setTimeout(() => void sendWaiting(), AGAIN_AFTER_MS)
}

/** Puts something aside to be sent as soon as it can be. Resolves once it is safely kept. */
export const putAside = async (entry: NewEntry): Promise<void> => {
  const user = userId()
  if (user === null) throw new Error('Nobody is signed in.')
  await addEntry(user, entry)
  await changed()
  void sendWaiting()
}

/** Gives up something that was not sent. */
export const discard = async ({ order }: StoredEntry): Promise<void> => {
  await dropEntry(order)
  await changed()
}

/** Sends what was refused once more, before what was written after it. */
export const tryAgain = async (entry: StoredEntry): Promise<void> => {
  // The answer that refused parts is kept under the old key.
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
