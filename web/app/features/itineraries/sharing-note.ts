import type { Itinerary } from '@andariego/contract/itineraries'
import { calledBy } from '@andariego/contract/people-rules'

type Shared = Pick<Itinerary, 'owner' | 'sharedWith' | 'may'>

/** Who else sees it, for whom it is to share, and whose it is for everybody else; null for what is one's own alone. */
export const sharingNote = ({ owner, sharedWith, may }: Shared): string | null => {
  const groups = sharedWith.map(({ name }) => `«${name}»`).join(', ')
  if (!may.includes('share')) return `De ${calledBy(owner)}${groups && `, en ${groups}`}`
  return groups ? `Compartido con ${groups}` : null
}
