import { useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../platform/live/live.ts'
import { groupsKey } from './groups-query.ts'

/** Shows what others change in the visitor's groups, and in the itineraries shared with them, as it happens. */
export const useLiveGroups = (): void => {
  const client = useQueryClient()
  const refresh = () => {
    // A change of one's own is shown already; what the server has while others of them wait would put it back for a moment.
    if (client.isMutating({ mutationKey: groupsKey }) === 0)
      void client.invalidateQueries({ queryKey: groupsKey })
  }
  useLiveEvent('group', refresh)
  useLiveEvent('itinerary', refresh)
}
