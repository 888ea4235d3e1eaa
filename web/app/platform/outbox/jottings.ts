import type { NewEntry } from './entry.ts'

export type Jotting = NewEntry & { idempotencyKey: string }

/**
 * What a page does at once and sends by itself, jotted down in the moment it is done: a page that is closed or crashes before
 * the server or the outbox has it loses nothing. Texts only, one record each, so that several tabs keep theirs beside each other.
 */
export const jottings = (storage: Storage | null, userId: string) => {
  const prefix = `outbox:${userId}:`
  const read = (key: string): { at: number; entry: Jotting }[] => {
    try {
      const text = storage?.getItem(key)
      return text ? [JSON.parse(text)] : []
    } catch {
      return []
    }
  }
  return {
    /** Those jotted down before a moment, in the order they were made. */
    left: (before = Number.POSITIVE_INFINITY): Jotting[] =>
      Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .flatMap(read)
        .filter(({ at }) => at < before)
        .sort((one, other) => one.at - other.at)
        .map(({ entry }) => entry),
    /** `at` also tells the order. False where the browser forbids it or is full. */
    jot: (entry: Jotting, at: number): boolean => {
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
