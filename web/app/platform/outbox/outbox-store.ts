import { idempotencyKey } from '../api/api.ts'
import { inStore, withEach } from '../offline/database.ts'
import { isKnown, type NewEntry, type OutboxEntry, type StoredEntry } from './entry.ts'

/** All of a user's entries, in the order in which they were written. */
export const entriesOf = async (userId: string): Promise<StoredEntry[]> => {
  const all = await inStore<StoredEntry[]>('outbox', 'readonly', (store) => store.getAll())
  return all.filter((entry) => entry.userId === userId && isKnown(entry))
}

/** A change replaces earlier unsent changes of the same thing. */
const dropReplaced = (userId: string, thing: string) =>
  withEach<StoredEntry>('outbox', null, (entry, cursor) => {
    if (entry.userId === userId && entry.thing === thing) cursor.delete()
  })

/** Stores an entry, unless it is stored already, perhaps by another tab. */
export const addEntry = async (userId: string, written: NewEntry): Promise<void> => {
  const { thing = null, refusedIn = null } = written
  const kept = await entriesOf(userId)
  if (kept.some((entry) => entry.idempotencyKey === written.idempotencyKey)) return
  if (thing !== null) await dropReplaced(userId, thing)
  const entry: OutboxEntry = {
    idempotencyKey: idempotencyKey(),
    onlyIf: null,
    triedAt: null,
    refusal: null,
    ...written,
    format: refusedIn === null ? 1 : 2,
    userId,
    thing,
    writtenAt: new Date().toISOString(),
  }
  await inStore('outbox', 'readwrite', (store) => store.add(entry))
}

export const changeEntry = async (entry: StoredEntry): Promise<void> => {
  await inStore('outbox', 'readwrite', (store) => store.put(entry))
}

export const dropEntry = async (order: number): Promise<void> => {
  await inStore('outbox', 'readwrite', (store) => store.delete(order))
}
