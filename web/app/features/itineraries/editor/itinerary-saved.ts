import type { Notification } from '@andariego/contract/gamification'
import type { Itinerary } from '@andariego/contract/itineraries'
import type { QueryClient } from '@tanstack/react-query'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { announceNotification } from '../../gamification/public.ts'
import { itineraryQuery } from '../itinerary-query.ts'

/** After an itinerary was created or changed: invalidates the queries that show it, and announces what was earned. */
export const itinerarySaved = (
  client: QueryClient,
  { data, notification }: { data: Itinerary | null; notification?: Notification | undefined },
): void => {
  if (data) client.setQueryData(itineraryQuery(data.id).queryKey, { success: true, data })
  // Creating an itinerary makes the same queries stale as changing one.
  void invalidateAfter(client, 'PUT /itineraries/:id')
  announceNotification(notification)
}
