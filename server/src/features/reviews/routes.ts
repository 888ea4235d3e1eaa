import { randomUUIDv7 } from 'node:crypto'
import { placesMessages } from '@andariego/contract/places-rules'
import { type ReviewDeed, reviewFields } from '@andariego/contract/reviews'
import { reviewsMessages } from '@andariego/contract/reviews-rules'
import { serverMessages } from '@andariego/contract/server-messages'
import { withData } from '../../platform/http/envelopes.ts'
import { checked, Failure, found, invalid } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { type Caller, forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import type { Rewards } from '../gamification/public.ts'
import { discard, mediaRepository, receiveForm, uploadOf } from '../media/public.ts'
import type { HoldBack } from '../moderation/public.ts'
import { tell } from '../notifications/public.ts'
import {
  adderOf,
  holdPicture,
  placeAdders,
  placeExistence,
  placeTag,
  ratingsOf,
  watchPicture,
} from '../places/public.ts'
import { newestReviewsTag, reviewsOfPlaceTag, tagsOfReviews } from './cache-tags.ts'
import { changed } from './changed.ts'
import { mediaOwner, reviewForm } from './media-form.ts'
import { personRoutes } from './person-routes.ts'
import { decided, may } from './policies.ts'
import { reactionsRepository } from './reactions-repository.ts'
import { reviewPages } from './review-pages.ts'
import { reviewAdder, reviewsRepository } from './reviews-repository.ts'

/** Disconnects a sender who pauses for 30 s, or needs more than 10 minutes. */
const UPLOAD_TIMEOUTS = { idleMilliseconds: 30_000, totalMilliseconds: 10 * 60_000 }

export const reviewsRoutes = (
  route: Route,
  services: Services,
  { earn, forfeiting, settleLength, settleLike }: Rewards,
  holdBack: HoldBack,
) => {
  const { database, write } = services
  personRoutes(route, services)
  const reviews = reviewsRepository(database)
  const addReview = reviewAdder(database)
  const pages = reviewPages(database)
  const placeExists = placeExistence(database)
  const addersOf = placeAdders(database)
  const reactions = reactionsRepository(database)

  route('POST /places/:id/reviews', async ({ user, params: { id: placeId }, request }) => {
    // Checked before the files are read, so that nobody uploads 500 MB for a missing place.
    const adders = await addersOf(placeId)
    if (adders === null) throw new Failure(404, 'not-found', placesMessages.notFound)
    const upload = uploadOf(services, request, user.id)
    const { fields, media } = await receiveForm(request, services, reviewForm, {
      ...UPLOAD_TIMEOUTS,
      ...upload,
    })
    const id = randomUUIDv7()
    try {
      const { rating, content, placeId: named = placeId } = checked(reviewFields, fields)
      if (named.toLowerCase() !== placeId.toLowerCase()) throw invalid(serverMessages.otherPlace)
      const { review, ...earned } = await write(async (tx, emit) => {
        if (media.length > 0) await holdPicture(tx, placeId)
        const added = await addReview(tx, { id, placeId, userId: user.id, rating, content })
        await mediaRepository(tx).add(mediaOwner(id), media, upload)
        emit(changed.review({ id, placeId }))
        const earned = await earn(tx, {
          action: 'review_created',
          userId: user.id,
          placeId,
          reviewId: id,
          content,
          media: media.map(({ contentSha256, mimeType }) => ({ sha256: contentSha256, mimeType })),
        })
        const review = media.length === 0 ? added : await reviewsRepository(tx).one(id, user.id)
        const shown = { review: found(review, serverMessages.reviewNotFound) }
        // Withheld points may not be announced as a new level.
        if (await holdBack(tx, emit, { type: 'review', id, userId: user.id, text: content }))
          return { ...shown, isWaiting: true as const }
        // Files may take minutes to arrive, and the place may have another author by then.
        const to = media.length > 0 ? await adderOf(tx, placeId) : adders
        await tell(tx, emit, { kind: 'review', to, subject: placeId, by: user.id, detail: id })
        return { ...shown, ...earned }
      })
      // For a retry under the same Idempotency-Key the first review stays; these files are not its own.
      if (review.id !== id) await discard(services, media)
      return { ...withData(decided(user, review)), ...earned }
    } catch (error) {
      await discard(services, media)
      throw error
    }
  })

  route(
    'GET /places/:id/reviews',
    async ({ user, params: { id }, query }) => {
      const page = await pages.ofPlace({ placeId: id, viewerId: user?.id ?? null, ...query })
      if (page.data.length === 0 && !(await placeExists(id)))
        throw new Failure(404, 'not-found', placesMessages.notFound)
      return { success: true as const, ...page, data: page.data.map((review) => decided(user, review)) }
    },
    { tags: ({ params }, { data }) => [reviewsOfPlaceTag(params.id), ...tagsOfReviews(data)] },
  )

  route(
    'GET /places/:id/reviews/stats',
    async ({ params }) => found(await ratingsOf(database, params.id), placesMessages.notFound),
    { tags: ({ params }) => [placeTag(params.id)] },
  )

  route(
    'GET /places/reviews',
    async ({ user, query }) => {
      const page = await pages.ofAll({ viewerId: user?.id ?? null, ...query })
      return { success: true as const, ...page, data: page.data.map((review) => decided(user, review)) }
    },
    { tags: (_call, { data }) => [newestReviewsTag, ...tagsOfReviews(data)] },
  )

  /** Returns author and place of a review on which the caller may do this; throws a 404, or a 403 with the message. */
  const permitted = async (caller: Caller, deed: ReviewDeed, id: string, message: string) => {
    const origin = found(await reviews.origin(id, caller.id), serverMessages.reviewNotFound)
    if (!may(caller, deed, origin)) throw forbidden(message)
    return origin
  }

  route('PUT /places/reviews/:id', async ({ user, params: { id }, body }) => {
    const { userId: authorId, placeId } = await permitted(user, 'edit', id, serverMessages.notYourReview)
    const { review, ...waiting } = await write(async (tx, emit) => {
      const inTransaction = reviewsRepository(tx)
      const edited = found(
        await inTransaction.edit(id, body.rating, body.content),
        serverMessages.reviewNotFound,
      )
      emit(changed.edited({ id, placeId }, edited))
      await settleLength(tx, { authorId, placeId, reviewId: id, content: body.content }, emit)
      const review = found(await inTransaction.one(id, user.id), serverMessages.reviewNotFound)
      const published = { type: 'review', id, userId: user.id, text: body.content } as const
      const isWaiting = edited.isWordedAnew && (await holdBack(tx, emit, published))
      return isWaiting ? { review, isWaiting: true as const } : { review }
    })
    return { ...withData(decided(user, review)), ...waiting }
  })

  route('DELETE /places/reviews/:id', async ({ user, params: { id } }) => {
    const { userId: authorId, placeId } = await permitted(user, 'remove', id, serverMessages.notYourReview)
    const files = await write(async (tx, emit) => {
      await holdPicture(tx, placeId)
      const removed = await mediaRepository(tx).filesOf(mediaOwner(id))
      await forfeiting(tx, { authorId, deed: id }, () => reviewsRepository(tx).remove(id))
      emit(changed.review({ id, placeId }))
      return removed
    })
    await discard(services, files)
    return withData({ id })
  })

  route('POST /places/reviews/:id/reaction', async ({ user, params: { id }, body }) => {
    const { userId: authorId, placeId } = await permitted(user, 'react', id, reviewsMessages.ownReview)
    return withData(
      await write(async (tx, emit) => {
        const isNewPicture = await watchPicture(tx, { placeId, reviewId: id })
        const { reaction, isChanged } = found(
          await reactionsRepository(tx).press(id, user.id, body),
          serverMessages.reviewNotFound,
        )
        if (!isChanged) return reaction
        const isLiked = reaction.reactionType === 'like'
        await settleLike(tx, { authorId, reviewId: id, voterId: user.id, isLiked }, emit)
        if (isLiked && authorId !== null)
          await tell(tx, emit, { kind: 'reaction', to: [authorId], subject: id, by: user.id })
        emit(changed.reaction({ id, placeId }, { isNewPicture: await isNewPicture() }))
        return reaction
      }),
    )
  })

  route('GET /places/reviews/:id/reaction', async ({ user, params }) =>
    withData(found(await reactions.state(params.id, user?.id ?? null), serverMessages.reviewNotFound)),
  )
}
