import type { Itinerary, ItineraryDeed } from '@andariego/contract/itineraries'
import { type Asker, policy } from '../../platform/policy.ts'

interface Subject {
  ownerId: string
}
const isOwner = ({ id }: { id: string }, { ownerId }: Subject) => ownerId === id

/** What a caller may do to an itinerary that they may open; `access.ts` decides who that is, in SQL. */
export const { may, deeds } = policy<ItineraryDeed, Subject>({
  // With whom an itinerary is shared, they plan it together.
  edit: () => true,
  share: isOwner,
  remove: isOwner,
})

export const decided = <T extends Pick<Itinerary, 'owner'>>(caller: Asker, itinerary: T) => ({
  ...itinerary,
  may: deeds(caller, { ownerId: itinerary.owner.id }),
})
