import { pages } from '@andariego/contract/pages'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { Rewards } from '../gamification/public.ts'
import { discard, mediaRepository, moderatedMedia, reportedMediaOf } from '../media/public.ts'
import type { Deciding, ModeratedPart } from '../moderation/public.ts'
import { holdPicture, placeNameOf } from '../places/public.ts'
import { changed } from './changed.ts'
import { mediaOwner, OWNER } from './media-form.ts'
import { reviewsRepository } from './reviews-repository.ts'
import './tables.ts'

const reviewOf = async (database: Database | Tx, id: string, { orHidden }: { orHidden: boolean }) => {
  const row = await database
    .selectFrom('all_reviews')
    .select([
      'all_reviews.id',
      'all_reviews.place_id as placeId',
      'all_reviews.user_id as authorId',
      'rating',
      'content',
      'hidden_at as hiddenAt',
      'place_hidden_at as placeHiddenAt',
      placeNameOf('all_reviews.place_id').as('placeName'),
      reportedMediaOf(OWNER, 'all_reviews.id').as('media'),
    ])
    .where('all_reviews.id', '=', id)
    .executeTakeFirst()
  return row && (orHidden || (row.hiddenAt === null && row.placeHiddenAt === null)) ? row : undefined
}
type ReviewRow = NonNullable<Awaited<ReturnType<typeof reviewOf>>>

const snapshotOf = ({ placeId, placeName, rating, content, media }: ReviewRow) => ({
  title: `${placeName ?? 'Lugar oculto'} · ${rating} de 5`,
  text: content,
  address: pages.place({ id: placeId }),
  media,
  messages: [],
})

const setHidden = (tx: Tx, id: string, isHidden: boolean) =>
  tx
    .updateTable('all_reviews')
    .set({ hidden_at: isHidden ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute()

/** Lets moderators decide about reviews. */
export const moderatedReviews = (services: Services, { forfeiting }: Rewards): ModeratedPart => {
  const withPlaceOf =
    (change: (deciding: Deciding, review: ReviewRow) => Promise<unknown>) => async (deciding: Deciding) => {
      const { tx, emit, subject } = deciding
      const review = await reviewOf(tx, subject.id, { orHidden: true })
      if (!review) return
      await holdPicture(tx, review.placeId)
      await change(deciding, review)
      emit(changed.whole(review))
    }
  return {
    find: async (database, id, viewerId) => {
      const review = await reviewOf(database, id, { orHidden: viewerId === null })
      return (
        review && {
          type: 'review',
          id: review.id,
          authorId: review.authorId,
          isHidden: review.hiddenAt !== null,
          snapshot: snapshotOf(review),
          placeId: review.placeId,
          earnedBy: { deed: review.id },
        }
      )
    },
    deeds: {
      hide: withPlaceOf(({ tx }, { id }) => setHidden(tx, id, true)),
      restore: withPlaceOf(({ tx }, { id }) => setHidden(tx, id, false)),
      remove: withPlaceOf(async ({ tx, afterwards }, { id, authorId }) => {
        const files = await mediaRepository(tx).filesOf(mediaOwner(id))
        await setHidden(tx, id, false)
        await forfeiting(tx, { authorId, deed: id }, () => reviewsRepository(tx).remove(id))
        afterwards(() => discard(services, files))
      }),
    },
  }
}

/** Lets moderators decide about photos and videos of reviews. */
export const moderatedReviewMedia = (services: Services): ModeratedPart => {
  const withReviewOf = (change: (deciding: Deciding) => Promise<unknown>) => async (deciding: Deciding) => {
    const { tx, emit, subject } = deciding
    const file = await moderatedMedia(tx).one(OWNER, subject.id)
    const review = file && (await reviewOf(tx, file.ownerId, { orHidden: true }))
    if (!review) return
    await holdPicture(tx, review.placeId)
    await change(deciding)
    emit(changed.whole(review))
  }
  return {
    find: async (database, id, viewerId) => {
      const media = moderatedMedia(database)
      const file = await media.one(OWNER, id)
      if (!file || (viewerId !== null && !(await media.mayBeShown(id)))) return undefined
      const review = await reviewOf(database, file.ownerId, { orHidden: true })
      return (
        review && {
          type: 'media',
          id,
          authorId: review.authorId,
          isHidden: file.isHidden,
          snapshot: { ...snapshotOf(review), media: [{ id, mimeType: file.mimeType }] },
          earnedBy: { deed: review.id, sha256: file.contentSha256 },
        }
      )
    },
    deeds: {
      hide: withReviewOf(({ tx, subject }) => moderatedMedia(tx).setHidden(subject.id, true)),
      restore: withReviewOf(({ tx, subject }) => moderatedMedia(tx).setHidden(subject.id, false)),
      remove: withReviewOf(async ({ tx, subject, afterwards }) => {
        const files = await moderatedMedia(tx).remove(subject.id)
        afterwards(() => discard(services, files))
      }),
    },
  }
}
