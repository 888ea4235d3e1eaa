import type { Notification } from '@andariego/contract/gamification'
import type { Itinerary } from '@andariego/contract/itineraries'
import type { QueryClient } from '@tanstack/react-query'
import { announceNotification } from '../../gamification/public.ts'
import { itinerariesKey, itineraryKey } from '../itinerary-keys.ts'

/** The server has an itinerary, new or changed: whoever shows it, or what it earned, learns of it. */
export const itinerarySaved = (
  client: QueryClient,
  { data, notification }: { data: Itinerary; notification?: Notification | undefined },
): void => {
  client.setQueryData(itineraryKey(data.id), data)
  void client.invalidateQueries({ queryKey: [...itinerariesKey, 'list'] })
  void client.invalidateQueries({ queryKey: ['gamification'] })
  announceNotification(notification)
}
