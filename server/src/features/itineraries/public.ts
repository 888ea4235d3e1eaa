import type { CallerOrVisitor } from '../../platform/policy.ts'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { discard, exportMedia } from '../media/public.ts'
import { commentsRepository } from './company/comments-repository.ts'
import { presenceRepository } from './company/presence-repository.ts'
import { fileIdsOf, filesRepository, OWNER } from './files/files-repository.ts'
import { filled } from './filled.ts'
import { itinerariesRepository } from './itineraries-repository.ts'
import { plansRepository } from './plan/plans-repository.ts'
import { tellOfComment } from './tell-of-change.ts'

export { itinerariesOfGroup } from './access.ts'
export { moderatedComments } from './company/moderated-comments.ts'
export { itinerariesFacts } from './facts.ts'
export { moderatedItineraries } from './moderated.ts'
export { type SaveTrip, savingTripsWith } from './plan/saving-trips.ts'
export { itinerariesTold } from './told.ts'

/** Files of trips are visible to people who may open the trip now. */
export const readersOfTripFiles = ({ database }: Services) => ({
  [OWNER]: async (caller: CallerOrVisitor, id: string) =>
    caller !== null && (await filesRepository(database).isOpenTo(id, caller.id)),
})

/** Adds itineraries to the export of an account, and deletes them with it. */
export const itinerariesOfAccount = (services: Services): AccountPart => ({
  addToExport: async (userId, { add, addFile }) => {
    const { database } = services
    const whole = await filled(database, await itinerariesRepository(database).allOf(userId))
    add(
      'itinerarios',
      whole.map(({ isEditor: _, ...itinerary }) => itinerary),
    )
    add('cambios-de-itinerarios', await plansRepository(database).madeBy(userId))
    add('comentarios-de-itinerarios', await commentsRepository(database).by(userId))
    const files = await filesRepository(database).by(userId)
    const media = await exportMedia(services, addFile, OWNER, fileIdsOf(userId))
    add(
      'archivos-de-itinerarios',
      files.map(({ id, ...file }) => ({ ...file, media: media.filter(({ ownerId }) => ownerId === id) })),
    )
  },
  // Saving an itinerary locks it, then its owner's stats. The removal uses the same order, to avoid deadlocks.
  beforeRemoval: async (tx, userId, emit) => {
    const stored = await filesRepository(tx).takeAllOfUser(userId)
    await itinerariesRepository(tx).removeAllOf(userId)
    await presenceRepository(tx).dropAllOf(userId)
    for (const id of await commentsRepository(tx).removeBy(userId)) await tellOfComment(tx, emit, id)
    return () => discard(services, stored)
  },
})
