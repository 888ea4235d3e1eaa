import type { Travels } from '@andariego/contract/reviews'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { useSession } from '../../../platform/session/session.ts'

/** The travels of one person; starts with the data that the server rendered. */
export const useTravels = (userId: string, initial?: Travels) => {
  const viewer = useSession()?.user.id ?? null
  const rendered = initial && { success: true as const, data: initial }
  return useQuery({
    ...query('GET /users/:id/travels', { params: { id: userId }, viewer }),
    select: ({ data }) => data,
    initialData: viewer === null ? rendered : undefined,
    placeholderData: rendered,
  })
}
