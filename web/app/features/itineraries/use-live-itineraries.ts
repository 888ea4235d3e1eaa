import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLiveEvent } from '../../platform/live/live.ts'
import { itinerariesKey } from './itinerary-keys.ts'
import { deletionKey } from './use-delete-itinerary.ts'

/** What one deletes oneself is not asked for once more, while its page still stands. */
const isDeletedHere = (client: QueryClient, id: string) =>
  client.getMutationCache().find({
    mutationKey: deletionKey(id),
    predicate: ({ state }) => state.status !== 'error',
  }) !== undefined

/** Shows what companions change in shared itineraries, and which ones come and go, as it happens. */
export const useLiveItineraries = (): void => {
  const client = useQueryClient()
  useLiveEvent('itinerary', ({ itineraryId }) => {
    if (!isDeletedHere(client, itineraryId)) void client.invalidateQueries({ queryKey: itinerariesKey })
  })
  useLiveEvent('group', () => void client.invalidateQueries({ queryKey: [...itinerariesKey, 'list'] }))
}
