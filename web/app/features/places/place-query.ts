import type { Place } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'

export const placeQuery = (placeId: string) => query('GET /places/:id', { params: { id: placeId } })

/** The place in the cache; starts with the data that the page was loaded with. */
export const usePlace = (loaded: Place): Place =>
  useQuery({ ...placeQuery(loaded.id), initialData: loaded }).data
