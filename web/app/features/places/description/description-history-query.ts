import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'

/** Every version of the description of a place, newest first. */
export const descriptionHistoryQuery = (placeId: string) =>
  queryOptions({
    ...query('GET /places/:id/description/history', { params: { id: placeId } }),
    select: ({ data }) => data,
  })
