import type { QueryClient } from '@tanstack/react-query'
import { keyOf } from '../../platform/api/query-keys.ts'

/** Whether an itinerary was deleted in this tab, or is being: while its page still stands, nothing is asked about it. */
export const isDeletedHere = (client: QueryClient, id: string): boolean =>
  client.getMutationCache().find({
    mutationKey: keyOf('DELETE /itineraries/:id', { params: { id } }),
    predicate: ({ state }) => state.status !== 'error',
  }) !== undefined
