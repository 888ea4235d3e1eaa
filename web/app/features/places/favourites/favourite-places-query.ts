import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { getSession, useSession } from '../../../platform/session/session.ts'

/** A user's favourite places, newest first. Never fresh, because favourites are changed on other pages. */
export const useFavouritePlaces = (userId: string) => {
  const ownId = useSession()?.user.id
  const isOwn = userId === ownId
  return useQuery({
    ...(isOwn
      ? query('GET /places/favorites')
      : query('GET /users/:id/favorites', { params: { id: userId } })),
    select: ({ data }) => data,
    enabled: () => getSession() !== null,
    staleTime: 0,
  })
}
