import { useQuery } from '@tanstack/react-query'
import { query } from '../../../platform/api/queries.ts'
import { useRestriction } from '../../../platform/session/restriction.ts'
import { useSession } from '../../../platform/session/session.ts'

/**
 * Whether moderators locked this place's description. Until the server has answered, it counts as open. A restriction of the
 * viewer bars them, too, but is told otherwise.
 */
export const useIsLocked = (placeId: string): boolean => {
  const isSignedIn = useSession() !== null
  const isAsked = useRestriction('publish') === null && isSignedIn
  const { data } = useQuery({
    ...query('GET /places/:id/kind', { params: { id: placeId } }),
    enabled: isAsked,
  })
  return isAsked && data !== undefined && !data.may.includes('describe')
}
