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

/** Where a corrected place would be the same as another one. */
const refuseNamesake = async (tx: Tx, place: CorrectablePlace) => {
  const other = await placesRepository(tx).namesakeBeside(place)
  if (other) throw new Failure(409, 'duplicate', correctionsMessages.namesake)
}

/** Tells whoever suggested something how it ended: each by itself, not together with others about the place. */
export const tellOutcome = (tx: Tx, emit: Emit, { id, authorId }: { id: string; authorId: string }) =>
  tell(tx, emit, { kind: 'correction', to: [authorId], subject: id, by: null, detail: id })

/** Makes a place, which is locked, say so; and answers whatever else waits about the same, which this overtakes. */
export const createApply =
  (reviewsChanged: ReviewsOfPlaceChanged) =>
  async (
    tx: Tx,
    emit: Emit,
    {
      place,
      fact,
      about,
      deciderId,
    }: {
      place: CorrectablePlace
      fact: PlaceFact
      about: Parameters<typeof factOf>[1]
      deciderId: string
    },
  ): Promise<void> => {
    const corrected = { ...place, ...fact }
    if (about === 'name' || about === 'position') await refuseNamesake(tx, corrected)
    await writeFact(tx, place.id, fact)
    emit(changed.corrected(place, corrected))
    // Reviews name their place.
    if (about === 'name') emit(reviewsChanged(place.id))
    const corrections = correctionsRepository(tx)
    for (const { id, authorId, suggested } of await corrections.othersAbout(place.id, about)) {
      const outcome = isSameFact(suggested, fact) ? 'accepted' : 'outdated'
      await corrections.decide(id, { outcome, reason: null, deciderId })
      await tellOutcome(tx, emit, { id, authorId })
    }
  }
