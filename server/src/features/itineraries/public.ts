import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { commentsRepository } from './company/comments-repository.ts'
import { presenceRepository } from './company/presence-repository.ts'
import { filled } from './filled.ts'
import { itinerariesRepository } from './itineraries-repository.ts'
import { tellOfComment } from './tell-of-change.ts'

export { itinerariesOfGroup } from './access.ts'
export { moderatedComments } from './company/moderated-comments.ts'
export { itinerariesFacts } from './facts.ts'
export { moderatedItineraries } from './moderated.ts'
export { type SaveTrip, savingTripsWith } from './plan/saving-trips.ts'
export { itinerariesTold } from './told.ts'

/** What itineraries add to the export of an account, and how they go with it. */
export const itinerariesOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    const whole = await filled(database, await itinerariesRepository(database).allOf(userId))
    add(
      'itinerarios',
      whole.map(({ isEditor: _, ...itinerary }) => itinerary),
    )
    add('comentarios-de-itinerarios', await commentsRepository(database).by(userId))
  },
  // Who saves one locks it, then the stats of its owner. The removal does as well, or the two could wait for each other.
  beforeRemoval: async (tx, userId, emit) => {
    await itinerariesRepository(tx).removeAllOf(userId)
    await presenceRepository(tx).dropAllOf(userId)
    for (const id of await commentsRepository(tx).removeBy(userId)) await tellOfComment(tx, emit, id)
  },
})
