import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../platform/api/invalidate.ts'
import { answersOf } from '../../platform/api/query-keys.ts'
import { useLiveEvent } from '../../platform/live/live.ts'

/** Shows what others change in the visitor's groups, and in the itineraries shared with them, as it happens. */
export const useLiveGroups = (): void => {
  const client = useQueryClient()
  const refresh = () => {
    // A change of one's own is shown already; what the server has while others of them wait would put it back for a moment.
    const { queryKey: mutationKey } = answersOf('GET /groups')
    if (client.isMutating({ mutationKey }) === 0) void invalidate(client, 'GET /groups')
  }
  useLiveEvent('group', refresh)
  useLiveEvent('itinerary', refresh)
}
