import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { reviewMediaRepository } from '../media/public.ts'
import { changed } from './changed.ts'
import { reactionsRepository } from './reactions-repository.ts'
import { reviewsRepository } from './reviews-repository.ts'

export { reviewsFacts } from './facts.ts'
export { opinionsOf } from './opinions-repository.ts'

/** What reviews add to the export of an account, and how its removal shows. */
export const reviewsOfAccount = ({ database, storage }: Services): AccountPart => ({
  addToExport: async (userId, { add, archive }) => {
    const reviews = await reviewsRepository(database).ofUser(userId)
    add('reseñas', reviews)
    const files = reviewMediaRepository(database)
    for (const review of reviews) {
      for (const { id, filename } of review.media) {
        const media = await files.served(id)
        const stored = media && (await storage.get(media.key))
        if (stored) archive.addReadStream(stored.stream, `archivos/${filename}`, { compress: false })
      }
    }
  },
  beforeRemoval: async (tx, userId, emit) => {
    // A like locks the review, then its author's stats. The removal does as well, or the two could wait for each other.
    await reviewsRepository(tx).lockAllOf(userId)
    emit(changed.reactionsGone(await reactionsRepository(tx).reviewsReactedToBy(userId)))
  },
})
