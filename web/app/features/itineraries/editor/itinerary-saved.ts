import type { Notification } from '@andariego/contract/gamification'
import type { Itinerary } from '@andariego/contract/itineraries'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { announceNotification } from '../../gamification/public.ts'
import { itineraryQuery } from '../itinerary-query.ts'

/** The server has an itinerary, new or changed: whoever shows it, or what it earned, learns of it. */
export const itinerarySaved = (
  client: QueryClient,
  { data, notification }: { data: Itinerary; notification?: Notification | undefined },
): void => {
  client.setQueryData(itineraryQuery(data.id).queryKey, { success: true, data })
  // Creating one makes the same answers old.
  void invalidateAfter(client, 'PUT /itineraries/:id')
  announceNotification(notification)
}
