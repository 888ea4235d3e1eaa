import type { Itinerary, ItineraryDeed } from '@andariego/contract/itineraries'
import { type CallerOrVisitor, policy } from '../../platform/policy.ts'

interface Subject {
  ownerId: string
  /** Whether the caller owns it or may edit it. */
  isEditor: boolean
}
const isOwner = ({ id }: { id: string }, { ownerId }: Pick<Subject, 'ownerId'>) => ownerId === id

/** What a caller may do with an itinerary that they may open; `access.ts` decides in SQL who may open it. */
export const { may, deeds } = policy<ItineraryDeed, Subject>(
  {
    edit: (_caller, { isEditor }) => isEditor,
    share: isOwner,
    remove: isOwner,
    report: (caller, itinerary) => !isOwner(caller, itinerary),
  },
  {
    edit: 'POST /itineraries/:id/operations',
    // Whoever may not publish can still take links and people away.
    share: 'DELETE /itineraries/:id/links/:linkId',
    remove: 'DELETE /itineraries/:id',
    report: 'POST /reports',
  },
)

export const decided = <T extends Pick<Itinerary, 'owner'> & { isEditor: boolean }>(
  caller: CallerOrVisitor,
  { isEditor, ...itinerary }: T,
) => ({ ...itinerary, may: deeds(caller, { ownerId: itinerary.owner.id, isEditor }) })
