import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'

/** An operation that the server may not have yet, and the place that it brings in. */
export interface KeptOperation extends SentOperation {
  place?: Place | undefined
  /** When it was made, and after how many others of the same moment. */
  at: number
}

/**
 * Operations kept on this device until the server has them, one entry each: several tabs keep theirs beside each other, and a
 * page that is closed at once loses none. The prefix is that of drafts, so that they go where drafts go.
 */
export const keptOperations = (storage: Storage | null, userId: string, itineraryId: string) => {
  const prefix = `draft:${userId}:operation:${itineraryId}:`
  const read = (key: string): KeptOperation[] => {
    try {
      const text = storage?.getItem(key)
      return text ? [JSON.parse(text)] : []
    } catch {
      return []
    }
  }
  return {
    all: (): KeptOperation[] => {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
      return keys
        .filter((key) => key.startsWith(prefix))
        .flatMap(read)
        .sort((one, other) => one.at - other.at)
    },
    /** False where the browser forbids it or is full: it then lives as long as the page. */
    keep: (operation: KeptOperation): boolean => {
      try {
        storage?.setItem(prefix + operation.id, JSON.stringify(operation))
        return storage !== null
      } catch {
        return false
      }
    },
    drop: (id: string) => storage?.removeItem(prefix + id),
  }
}
export type KeptOperations = ReturnType<typeof keptOperations>
