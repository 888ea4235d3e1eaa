import { isIn } from '@andariego/contract/trip-plan-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import { withData } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import { forbidden } from '../../../platform/http/session.ts'
import type { Services } from '../../../platform/services.ts'
import { tell } from '../../notifications/public.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { planOf } from '../plan/plan-of.ts'
import { audienceOf, tellOfComment } from '../tell-of-change.ts'
import { commentsSubject } from '../told.ts'
import { commentsRepository } from './comments-repository.ts'
import { decided, may } from './policies.ts'
import { presenceRepository } from './presence-repository.ts'

const known = <T>(value: T | undefined) => found(value, tripsMessages.outOfReach)

export const commentsRoutes = (route: Route, { database, write }: Services) => {
  route('GET /itineraries/:id/comments', async ({ user, params: { id } }) => {
    const { ownerId } = known(await itinerariesRepository(database).ownerOf(id, user.id))
    const comments = await commentsRepository(database).of(id, user.id)
    return withData(comments.map((comment) => decided(user, comment, ownerId)))
  })

  route('POST /itineraries/:id/comments', async ({ user, params: { id }, body: { stopId, content } }) => {
    const written = await write(async (tx, emit) => {
      const itineraries = itinerariesRepository(tx)
      const { ownerId } = known(await itineraries.lock(id, user.id))
      const { plan } = planOf(known(await itineraries.one(id, user.id)))
      if (!plan.stops.some((stop) => stop.id === stopId && isIn(stop)))
        throw new Failure(404, 'not-found', tripsMessages.stopUnknown)
      const comments = commentsRepository(tx)
      const commentId = await comments.add({ itineraryId: id, stopId, userId: user.id, content })
      if (commentId === undefined) throw new Failure(422, 'validation', tripsMessages.tooManyComments)
      await tellOfComment(tx, emit, id)
      // People who have the trip open read the comment there. Otherwise a conversation would send a mail every few minutes.
      const present = new Set(await presenceRepository(tx).users(id))
      const about = { kind: 'trip', subject: commentsSubject(id), by: user.id, detail: commentId } as const
      const audience = await audienceOf(tx, id)
      for (const isSeen of [true, false])
        await tell(tx, emit, {
          ...about,
          to: audience.filter((one) => present.has(one) === isSeen),
          isSeen,
          isNotMailed: true,
        })
      return { comment: await comments.one(commentId, user.id), ownerId }
    })
    return withData(decided(user, written.comment, written.ownerId))
  })

  route('DELETE /itineraries/:id/comments/:commentId', ({ user, params: { id, commentId } }) =>
    write(async (tx, emit) => {
      const { ownerId } = known(await itinerariesRepository(tx).lock(id, user.id))
      const comments = commentsRepository(tx)
      const seen = (await comments.of(id, user.id)).find((comment) => comment.id === commentId)
      const { by } = found(seen, tripsMessages.commentUnknown)
      if (!may(user, 'remove', { authorId: by.id, ownerId }))
        throw forbidden(tripsMessages.mayNotRemoveComment)
      await comments.remove(commentId)
      await tellOfComment(tx, emit, id)
      return withData({ id: commentId })
    }),
  )
}
