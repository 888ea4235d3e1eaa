import type { PlaceDeed } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { getSession, useSession } from '../../platform/session/session.ts'

/** What the viewer may do with a place; undefined for visitors, and until the server has answered. */
export const usePlaceDeeds = (placeId: string): readonly PlaceDeed[] | undefined => {
  const isSignedIn = useSession() !== null
  const { data } = useQuery({
    ...query('GET /places/:id/kind', { params: { id: placeId } }),
    // A function, so that it is evaluated at the time of the request: the page stays for a moment after signing out.
    enabled: () => getSession() !== null,
  })
  return isSignedIn ? data?.may : undefined
}
