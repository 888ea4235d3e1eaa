import { queryOptions } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession } from '../../platform/session/session.ts'

export const itineraryQuery = (id: string) =>
  queryOptions({
    ...query('GET /itineraries/:id', { params: { id } }),
    select: ({ data }) => data,
    // It may have changed in another tab, so it is fetched again when the user comes back to this one.
    staleTime: 0,
    enabled: () => getSession() !== null,
    meta: { live: true },
  })
