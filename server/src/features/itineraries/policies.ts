import type { Itinerary, ItineraryDeed } from '@andariego/contract/itineraries'
import { type Asker, policy } from '../../platform/policy.ts'

interface Subject {
  ownerId: string
  /** Whether it was shared with the caller to be changed, or is their own. */
  isEditor: boolean
}
const isOwner = ({ id }: { id: string }, { ownerId }: Pick<Subject, 'ownerId'>) => ownerId === id

/** What a caller may do to an itinerary that they may open; `access.ts` decides who that is, in SQL. */
export const { may, deeds } = policy<ItineraryDeed, Subject>({
  edit: (_caller, { isEditor }) => isEditor,
  share: isOwner,
  remove: isOwner,
})

export const decided = <T extends Pick<Itinerary, 'owner'> & { isEditor: boolean }>(
  caller: Asker,
  { isEditor, ...itinerary }: T,
) => ({ ...itinerary, may: deeds(caller, { ownerId: itinerary.owner.id, isEditor }) })
