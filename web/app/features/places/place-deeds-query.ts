import type { PlaceDeed } from '@andariego/contract/places'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'

/** What the viewer may do with a place; undefined for visitors, and until the server has answered. */
export const usePlaceDeeds = (placeId: string): readonly PlaceDeed[] | undefined => {
  const isSignedIn = useSession() !== null
  const { data } = useQuery({
    ...query('GET /places/:id/kind', { params: { id: placeId } }),
    enabled: isSignedIn,
  })
  return isSignedIn ? data?.may : undefined
}
