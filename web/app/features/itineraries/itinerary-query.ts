import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'
import { itineraryKey } from './itinerary-keys.ts'

export const itineraryQuery = (id: string) =>
  queryOptions({
    queryKey: itineraryKey(id),
    queryFn: async ({ signal }) => (await api('GET /itineraries/:id', { params: { id }, signal })).data,
    // Somebody may have changed it in another tab: whoever comes back to this one sees it at once.
    staleTime: 0,
    enabled: () => getSession() !== null,
    meta: { live: true },
  })
