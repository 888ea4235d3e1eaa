import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

/** Whether the signed-in visitor has marked the place. */
export const favouriteQuery = (placeId: string) =>
  queryOptions({
    queryKey: ['favourite', placeId],
    queryFn: ({ signal }) => api('GET /places/:id/favorite', { params: { id: placeId }, signal }),
  })
