import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/query-keys.ts'

/**
 * Whether this tab has deleted an itinerary or is deleting it: its page may still be mounted, and must not request it any more.
 */
export const isDeletedHere = (client: QueryClient, id: string): boolean =>
  client.getMutationCache().find({
    mutationKey: keyOf('DELETE /itineraries/:id', { params: { id } }),
    predicate: ({ state }) => state.status !== 'error',
  }) !== undefined
