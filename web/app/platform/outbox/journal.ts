import type { NewEntry } from './entry.ts'

export type JournalEntry = NewEntry & { idempotencyKey: string }

/**
 * Saves changes synchronously that a page sends by itself: a page that closes or crashes before the server or the outbox has them
 * loses nothing. Texts only; each change is a record of its own, so that tabs do not overwrite each other.
 */
export const outboxJournal = (storage: Storage | null, userId: string) => {
  const prefix = `outbox:${userId}:`
  const read = (key: string): { at: number; entry: JournalEntry }[] => {
    try {
      const text = storage?.getItem(key)
      return text ? [JSON.parse(text)] : []
    } catch {
      return []
    }
  }
  return {
    /** The changes saved before a time, in the order they were made. */
    leftOver: (before = Number.POSITIVE_INFINITY): JournalEntry[] =>
      Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .flatMap(read)
        .filter(({ at }) => at < before)
        .sort((one, other) => one.at - other.at)
        .map(({ entry }) => entry),
    /** `at` also determines the order. False when the storage is forbidden or full. */
    record: (entry: JournalEntry, at: number): boolean => {
      try {
        storage?.setItem(prefix + entry.idempotencyKey, JSON.stringify({ at, entry }))
        return storage !== null
      } catch {
        return false
      }
    },
    drop: (idempotencyKey: string): void => storage?.removeItem(prefix + idempotencyKey),
  }
}
