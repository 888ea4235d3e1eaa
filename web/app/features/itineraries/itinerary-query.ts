import { queryOptions } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

export const itineraryQuery = (id: string) =>
  queryOptions({
    ...query('GET /itineraries/:id', { params: { id } }),
    select: ({ data }) => data,
    // Somebody may have changed it in another tab: whoever comes back to this one sees it at once.
    staleTime: 0,
    enabled: () => getSession() !== null,
    meta: { live: true },
  })
