import type { Place } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { useSession } from '../../../platform/session/session.ts'

/** The places that one person added, newest first; starts with the data that the server rendered. */
export const useAddedPlaces = (userId: string, initial?: Place[]) => {
  const viewer = useSession()?.user.id ?? null
  const rendered = initial && { success: true as const, data: initial }
  return useQuery({
    ...query('GET /users/:id/places', { params: { id: userId }, viewer }),
    select: ({ data }) => data,
    initialData: viewer === null ? rendered : undefined,
    placeholderData: rendered,
  })
}
