import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'

/** Every version of the description of a place, newest first. */
export const descriptionHistoryQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['description-history', placeId],
    queryFn: async ({ signal }) =>
      (await api('GET /places/:id/description/history', { params: { id: placeId }, signal })).data,
  })
