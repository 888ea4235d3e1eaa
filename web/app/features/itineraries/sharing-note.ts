import type { Itinerary } from '@andariego/contract/itineraries'
import { calledBy } from '@andariego/contract/people-rules'

type Shared = Pick<Itinerary, 'owner' | 'sharedWith'>

/**
 * Says who shares an itinerary: for the owner the groups that see it, for everybody else its owner; null when only the owner sees
 * it.
 */
export const sharingNote = ({ owner, sharedWith }: Shared, viewerId: string | undefined): string | null => {
  const groups = sharedWith.map(({ name }) => `«${name}»`).join(', ')
  if (owner.id !== viewerId) return `De ${calledBy(owner)}${groups && `, en ${groups}`}`
  return groups ? `Compartido con ${groups}` : null
}
