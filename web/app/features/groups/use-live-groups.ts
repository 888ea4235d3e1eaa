import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../platform/api/invalidate.ts'
import { answersOf } from '../../platform/api/query-keys.ts'
import { useLiveEvent } from '../../platform/live/live.ts'

/** Refreshes the user's groups and the itineraries shared with them when others change them. */
export const useLiveGroups = (): void => {
  const client = useQueryClient()
  const refresh = () => {
    // The user's own changes are already shown. While some of them are still on the way, the server's answer would undo them
    // on the screen for a moment.
    const { queryKey: mutationKey } = answersOf('GET /groups')
    if (client.isMutating({ mutationKey }) === 0) void invalidate(client, 'GET /groups')
  }
  useLiveEvent('group', refresh)
  useLiveEvent('itinerary', refresh)
}
