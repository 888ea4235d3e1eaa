import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'

/** All versions of a place's description, newest first. */
export const descriptionHistoryQuery = (placeId: string, viewer: string | null) =>
  queryOptions({
    ...query('GET /places/:id/description/history', { params: { id: placeId }, viewer }),
    select: ({ data }) => data,
  })
