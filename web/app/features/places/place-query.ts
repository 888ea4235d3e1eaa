import type { Place } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'

export const placeQuery = (placeId: string) => query('GET /places/:id', { params: { id: placeId } })

/** The place as it is known now; as the page was loaded with until something newer is. */
export const usePlace = (loaded: Place): Place =>
  useQuery({ ...placeQuery(loaded.id), initialData: loaded }).data
