import { query } from '../../platform/api/queries.ts'

/** Whether the signed-in user has marked the place as a favourite. */
export const favouriteQuery = (placeId: string) =>
  query('GET /places/:id/favorite', { params: { id: placeId } })
