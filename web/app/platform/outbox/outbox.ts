import { getConnection, noteOutbox, onConnection } from '../connection.ts'
import { newId } from '../new-id.ts'
import { isReachable } from '../rendering/page-out-of-reach.ts'
import { browserStorage } from '../session/browser-storage.ts'
import { onSessionChange, sessionStore } from '../session/session.ts'
import type { NewEntry, StoredEntry } from './entry.ts'
import { nextTogether } from './joined-entries.ts'
import { outboxJournal } from './journal.ts'
import { addEntry, changeEntry, dropEntry, entriesOf } from './outbox-store.ts'
import { type Outcome, sendEntries } from './send-entry.ts'

// Loads after the page, or when something cannot be sent: it must not be part of the first load.

const LOCK = 'andariego-outbox'
const CHANNEL = 'andariego-outbox'
const AGAIN_AFTER_MS = 20_000
/** After this many failures inside the server an entry is shown as refused, and the next ones are sent. */
const FAILURES_MAX = 5
/**
 * The same for entries with files that do not get through to a server that answers other requests: something on the way may not let
 * them pass, but a weak network needs many tries.
 */
const UNHEARD_MAX = 30
/** After this time, in milliseconds, the page that saved a change counts as closed and will no longer send it. */
const LEFT_AFTER_MS = 5_000

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
const listeners = new Set<() => void>()
let entries: readonly StoredEntry[] = []
/** Whether the server was not heard at the last attempt. */
let unheard = false
let again: ReturnType<typeof setTimeout> | undefined

/** Reads the user from storage, because another tab may have changed the session. */
const userId = () => sessionStore.reread()?.user.id ?? null

const look = async () => {
  const user = userId()
  entries = user === null ? [] : await entriesOf(user)
  const refused = entries.filter(({ refusal }) => refusal !== null).length
  const waiting = entries.length - refused
  noteOutbox({ waiting, refused, unheard: unheard && waiting > 0 })
  for (const listener of listeners) listener()
}

let firstLook: Promise<void> | null = null
/** Resolves once this page knows what waits, which a page that was just opened does not. */
export const outboxKnown = (): Promise<void> => {
  firstLook ??= look()
  return firstLook
}

/** Tells all tabs that the outbox changed. */
const changed = async () => {
  channel?.postMessage('changed')
  await look()
}

/** Returns the entry to send next. Read from the database each time, because another tab may have removed it. */
const next = async (user: string) => nextTogether(await entriesOf(user))

const noteTried = async (entry: StoredEntry): Promise<StoredEntry> => {
  if (entry.triedAt !== null) return entry
  const tried = { ...entry, triedAt: new Date().toISOString() }
  await changeEntry(tried)
  return tried
}

/** Returns whether it has failed so often that it counts as refused: what was written after it would wait for ever. */
const noteFailure = async (entry: StoredEntry, message: string, max = FAILURES_MAX): Promise<boolean> => {
  const failures = (entry.failures ?? 0) + 1
  const isGivenUp = failures >= max
  await changeEntry({ ...entry, failures, refusal: isGivenUp ? message : null })
  return isGivenUp
}

const isStopped = async (entry: StoredEntry, message: string): Promise<boolean> =>
  entry.call.form !== undefined && (await isReachable()) && noteFailure(entry, message, UNHEARD_MAX)

/** Notes an outcome in the outbox; returns whether what comes next may be sent now. */
const noteOutcome = async (entry: StoredEntry, outcome: Outcome): Promise<boolean> => {
  unheard = outcome !== 'done' && outcome !== 'later' && 'unheard' in outcome
  if (outcome === 'later') return false
  if (outcome === 'done') await dropEntry(entry.order)
  else if ('refusal' in outcome) await changeEntry({ ...entry, refusal: outcome.refusal })
  else if ('failure' in outcome) return noteFailure(entry, outcome.failure)
  else return isStopped(entry, outcome.unheard)
  return true
}

/** Sends the entries in order until none waits or the server cannot be reached. Only one tab sends at a time. */
const sendAll = async (user: string): Promise<void> => {
  for (let found = await next(user); found.length > 0 && userId() === user; found = await next(user)) {
    const tried = await Promise.all(found.map(noteTried))
    const outcomes = await sendEntries(tried)
    for (const [index, outcome] of outcomes.entries()) {
      const entry = tried[index]
      if (!entry || !(await noteOutcome(entry, outcome))) return
    }
    await changed()
  }
}

/** Moves changes into the outbox that closed pages had saved but could not put there. */
const moveJournalIn = async (user: string) => {
  const journal = outboxJournal(browserStorage(), user)
  for (const entry of journal.leftOver(Date.now() - LEFT_AFTER_MS)) {
    await addEntry(user, entry)
    journal.drop(entry.idempotencyKey)
  }
  if (journal.leftOver().length > 0) again = setTimeout(() => void sendWaiting(), LEFT_AFTER_MS)
}

/** Sends what waits; does nothing while another tab is sending. */
export const sendWaiting = async (): Promise<void> => {
  clearTimeout(again)
  const user = userId()
  if (user === null) return look()
  await moveJournalIn(user)
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

/**
 * Puts a change into the outbox, to be sent as soon as possible. Resolves once it is stored. Rejects when its author is not signed in
 * any more: another tab may have signed in as somebody else, in whose name it must not be sent.
 */
export const enqueue = async (entry: NewEntry, author: string | null = userId()): Promise<void> => {
  if (author === null || author !== userId()) throw new Error('The author is not signed in.')
  await addEntry(author, entry)
  await changed()
  void sendWaiting()
}

/** Deletes entries without sending them. */
export const discard = async (unwanted: readonly StoredEntry[]): Promise<void> => {
  await Promise.all(unwanted.map(({ order }) => dropEntry(order)))
  await changed()
}

/** Sends refused entries again, before everything that was written after them. */
export const tryAgain = async (refused: readonly StoredEntry[]): Promise<void> => {
  const triedAt = new Date().toISOString()
  for (const entry of refused) {
    // The server would repeat its stored response, with the refused parts, for the old key.
    const key = entry.refusedIn ? newId() : entry.idempotencyKey
    await changeEntry({ ...entry, idempotencyKey: key, refusal: null, failures: 0, triedAt })
  }
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
