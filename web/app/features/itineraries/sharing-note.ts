import type { Itinerary } from '@andariego/contract/itineraries'
import { useSession } from '../../platform/session/session.ts'

/** Whether the visitor made it, rather than a companion who shares it with them. */
export const useIsOwn = ({ owner }: Pick<Itinerary, 'owner'>): boolean => useSession()?.user.id === owner.id

/** Whose it is and who sees it; null for what is one's own alone. */
export const sharingNote = (
  { owner, sharedWith }: Pick<Itinerary, 'owner' | 'sharedWith'>,
  isOwn: boolean,
) => {
  const groups = sharedWith.map(({ name }) => `«${name}»`).join(', ')
  if (!isOwn) return `De ${owner.email}${groups && `, en ${groups}`}`
  return groups ? `Compartido con ${groups}` : null
}
