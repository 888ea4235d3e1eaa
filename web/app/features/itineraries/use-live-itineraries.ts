import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../platform/api/invalidate.ts'
import { useLiveEvent } from '../../platform/live/live.ts'
import { isDeletedHere } from './deleted-here.ts'
import { itineraryQuery } from './itinerary-query.ts'
import { takeNews } from './trip/take-news.ts'

/** Shows what companions change in shared itineraries, and which ones come and go, as it happens. */
export const useLiveItineraries = (): void => {
  const client = useQueryClient()
  const isShown = (id: string) =>
    client
      .getQueryCache()
      .find({ queryKey: itineraryQuery(id).queryKey })
      ?.isActive() ?? false
  useLiveEvent('itinerary', ({ itineraryId: id, last }) => {
    if (isDeletedHere(client, id)) return
    void invalidate(client, 'GET /itineraries')
    // Without a number it is no change of the plan, but of whose trip it is.
    if (last !== undefined && isShown(id)) void takeNews(client, id, last)
    else void invalidate(client, 'GET /itineraries/:id', { params: { id } })
  })
  // Who comes into a group or leaves it gains or loses what is shared with it.
  useLiveEvent('group', () => {
    void invalidate(client, 'GET /itineraries')
    void invalidate(client, 'GET /itineraries/:id')
  })
}
