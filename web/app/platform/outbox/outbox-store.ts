import { newId } from '../new-id.ts'
import { inStore } from '../offline/database.ts'
import { isKnown, type NewEntry, type OutboxEntry, type StoredEntry } from './entry.ts'

/** All of a user's entries, in the order in which they were written. */
export const entriesOf = async (userId: string): Promise<StoredEntry[]> => {
  const all = await inStore<StoredEntry[]>('outbox', 'readonly', (store) => store.getAll())
  return all.filter((entry) => entry.userId === userId && isKnown(entry))
}

/**
 * Stores an entry in place of earlier unsent changes of the same thing. One transaction: another tab may be storing the same entry
 * at this moment, and one that is stored already is not stored again.
 */
export const addEntry = async (userId: string, written: NewEntry): Promise<void> => {
  const { thing = null, refusedIn = null } = written
  const key = written.idempotencyKey ?? newId()
  const entry: OutboxEntry = {
    onlyIf: null,
    triedAt: null,
    refusal: null,
    ...written,
    idempotencyKey: key,
    format: refusedIn === null ? 1 : 2,
    userId,
    thing,
    writtenAt: new Date().toISOString(),
  }
  await inStore<StoredEntry[]>('outbox', 'readwrite', (store) => {
    const kept = store.getAll()
    kept.onsuccess = () => {
      const mine = kept.result.filter((one) => one.userId === userId && isKnown(one))
      if (mine.some(({ idempotencyKey }) => idempotencyKey === key)) return
      for (const one of mine) if (thing !== null && one.thing === thing) store.delete(one.order)
      store.add(entry)
    }
    return kept
  })
}

export const changeEntry = async (entry: StoredEntry): Promise<void> => {
  await inStore('outbox', 'readwrite', (store) => store.put(entry))
}

export const dropEntry = async (order: number): Promise<void> => {
  await inStore('outbox', 'readwrite', (store) => store.delete(order))
}
