import type { PublicProfile } from '@andariego/contract/people'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** Another user's profile as signed-in users see it; until it is loaded, `shown` is the public part. */
export const useProfile = (userId: string, shown: PublicProfile | null) => {
  const viewer = useSession()?.user.id ?? null
  return useQuery({
    ...query('GET /users/:id', { params: { id: userId }, viewer }),
    select: ({ data }) => data,
    placeholderData: shown === null ? undefined : { success: true as const, data: shown },
    enabled: () => getSession() !== null && userId !== '',
  })
}
