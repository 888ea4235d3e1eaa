import type { Place } from '@andariego/contract/places'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

export const placeQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['places', placeId],
    queryFn: ({ signal }) => api('GET /places/:id', { params: { id: placeId }, signal }),
  })

/** The place as it is known now; as the page was loaded with until something newer is. */
export const usePlace = (loaded: Place): Place =>
  useQuery({ ...placeQuery(loaded.id), initialData: loaded }).data
