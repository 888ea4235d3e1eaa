import type { Place } from '@andariego/contract/places'
import type { SentOperation } from '@andariego/contract/trip-log-rules'
import type { TripDeed } from './trip-deed.ts'

/**
 * Reads the operations that an earlier release stored in its own format, one record for each. They are still sent in order, and
 * stored like all other deeds from then on.
 */
export const olderOperations = (storage: Storage | null, userId: string, itineraryId: string): TripDeed[] => {
  const prefix = `draft:${userId}:operation:${itineraryId}:`
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  const read = (key: string): (SentOperation & { place?: Place; at: number })[] => {
    try {
      return [JSON.parse(storage?.getItem(key) ?? '')]
    } catch {
      return []
    }
  }
  return keys
    .filter((key) => key.startsWith(prefix))
    .flatMap(read)
    .sort((one, other) => one.at - other.at)
    .map(({ id, operation, place }) => ({ key: id, operations: [{ id, operation }], place }))
}

export const dropOlderOperation = (
  storage: Storage | null,
  userId: string,
  itineraryId: string,
  id: string,
) => storage?.removeItem(`draft:${userId}:operation:${itineraryId}:${id}`)
