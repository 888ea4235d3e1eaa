import { correctionsMessages, type PlaceFact } from '@andariego/contract/corrections-rules'
import type { Tx } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/database/write.ts'
import { Failure } from '../../../platform/http/errors.ts'
import { tell } from '../../notifications/public.ts'
import { changed } from '../changed.ts'
import type { ReviewsOfPlaceChanged } from '../moderated.ts'
import { placesRepository } from '../places-repository.ts'
import { correctionsRepository } from './corrections-repository.ts'
import { type CorrectablePlace, type factOf, isSameFact, writeFact } from './place-facts.ts'

/** Throws when the corrected place would duplicate another one. */
const refuseNamesake = async (tx: Tx, place: CorrectablePlace) => {
  const other = await placesRepository(tx).namesakeBeside(place)
  if (other) throw new Failure(409, 'duplicate', correctionsMessages.namesake)
}

/** Tells the author of a suggestion how it ended: separately, not combined with others about the place. */
export const tellOutcome = (tx: Tx, emit: Emit, { id, authorId }: { id: string; authorId: string }) =>
  tell(tx, emit, { kind: 'correction', to: [authorId], subject: id, by: null, detail: id })

/** Writes a correction to a locked place, tells who added it unless they decided, and closes the pending suggestions about the same fact as outdated. */
export const createApply =
  (reviewsChanged: ReviewsOfPlaceChanged) =>
  async (
    tx: Tx,
    emit: Emit,
    {
      id,
      place,
      fact,
      about,
      deciderId,
    }: {
      /** The correction that was accepted. */
      id: string
      place: CorrectablePlace
      fact: PlaceFact
      about: Parameters<typeof factOf>[1]
      deciderId: string
    },
  ): Promise<void> => {
    const corrected = { ...place, ...fact }
    if (about === 'name' || about === 'position') await refuseNamesake(tx, corrected)
    await writeFact(tx, place.id, fact)
    const { createdBy } = place
    if (createdBy !== null && createdBy !== deciderId)
      await tell(tx, emit, { kind: 'correction', to: [createdBy], subject: id, by: null, detail: id })
    emit(changed.corrected(place, corrected))
    // Reviews contain their place's name.
    if (about === 'name') emit(reviewsChanged(place.id))
    const corrections = correctionsRepository(tx)
    for (const { id, authorId, suggested } of await corrections.othersAbout(place.id, about)) {
      const outcome = isSameFact(suggested, fact) ? 'accepted' : 'outdated'
      await corrections.decide(id, { outcome, reason: null, deciderId })
      await tellOutcome(tx, emit, { id, authorId })
    }
  }
