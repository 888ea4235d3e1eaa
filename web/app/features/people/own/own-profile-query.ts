import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'

/** The user's own profile. */
export const useOwnProfile = () => {
  useSession()
  return useQuery({
    ...query('GET /users/me/profile'),
    select: ({ data }) => data,
    enabled: () => getSession() !== null,
  })
}
