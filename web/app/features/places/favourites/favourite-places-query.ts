import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'

/** What somebody has marked, newest first; marks change on other pages, so it is asked for each time it is shown. */
export const useFavouritePlaces = (userId: string) => {
  const ownId = useSession()?.user.id
  return useQuery({
    queryKey: ['places', 'favourites', userId],
    queryFn: async ({ signal }) => {
      const call =
        userId === ownId
          ? api('GET /places/favorites', { signal })
          : api('GET /users/:id/favorites', { params: { id: userId }, signal })
      return (await call).data
    },
    enabled: () => getSession() !== null,
    staleTime: 0,
  })
}
