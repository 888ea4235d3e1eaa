import { useRestriction } from '../../../platform/session/restriction.ts'
import { usePlaceDeeds } from '../place-deeds-query.ts'

/**
 * Whether moderators locked this place's description. Until the server has answered, it counts as open. A restriction of the
 * viewer bars them, too, but is told otherwise.
 */
export const useIsLocked = (placeId: string): boolean => {
  const deeds = usePlaceDeeds(placeId)
  const isRestricted = useRestriction('publish') !== null
  return !isRestricted && deeds !== undefined && !deeds.includes('describe')
}
