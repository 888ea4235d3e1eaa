import { correctableOf, correctionsMessages } from '@andariego/contract/corrections-rules'
import { placesMessages } from '@andariego/contract/places-rules'
import { CORRECTIONS_A_DAY } from '@andariego/contract/trust-rules'
import type { Tx } from '../../../platform/database/database.ts'
import { withData } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import { type Caller, forbidden } from '../../../platform/http/session.ts'
import type { Services } from '../../../platform/services.ts'
import { trustIn } from '../../gamification/public.ts'
import { tell } from '../../notifications/public.ts'
import type { ReviewsOfPlaceChanged } from '../moderated.ts'
import { adderOf, placesRepository } from '../places-repository.ts'
import { createApply, tellOutcome } from './apply-correction.ts'
import { correctionsRepository } from './corrections-repository.ts'
import { factOf, isSameFact, lockPlace } from './place-facts.ts'
import { isLimited, may } from './policies.ts'

const DAY_SECONDS = 86_400
const outdated = (message: string) => new Failure(409, 'outdated', message)

export const correctionsRoutes = (
  route: Route,
  { config, database, write }: Services,
  reviewsChanged: ReviewsOfPlaceChanged,
) => {
  const corrections = correctionsRepository(database)
  const apply = createApply(reviewsChanged)

  /** The daily limit grows with the community's trust in the person. */
  const refuseTooMany = async (tx: Tx, caller: Caller) => {
    if (!config.rateLimits || !isLimited(caller)) return
    const most = CORRECTIONS_A_DAY[await trustIn(tx, caller.id)]
    if ((await correctionsRepository(tx).suggestedToday(caller.id)) >= most)
      throw new Failure(429, 'rate-limited', correctionsMessages.tooMany, {
        headers: { 'retry-after': String(DAY_SECONDS) },
      })
  }

  route('POST /places/:id/corrections', async ({ user, params: { id: placeId }, body }) => {
    const { fact, note = null } = body
    const about = correctableOf(fact)
    return withData(
      await write(async (tx, emit) => {
        const place = found(await lockPlace(tx, placeId), placesMessages.notFound)
        const before = factOf(place, about)
        if (isSameFact(before, fact)) throw new Failure(422, 'validation', correctionsMessages.nothingNew)
        await refuseTooMany(tx, user)
        const inTransaction = correctionsRepository(tx)
        const authorId = user.id
        const id = await inTransaction.add({
          placeId: place.id,
          authorId,
          about,
          before,
          suggested: fact,
          note,
        })
        if (id === undefined) throw new Failure(409, 'duplicate', correctionsMessages.suggestedAlready)
        const isApplied = may(user, 'decide', { authorId, placeAuthorId: place.createdBy })
        if (isApplied) {
          await inTransaction.decide(id, { outcome: 'accepted', reason: null, deciderId: authorId })
          await apply(tx, emit, { id, place, fact, about, deciderId: authorId })
        } else {
          const to = await adderOf(tx, place.id)
          await tell(tx, emit, { kind: 'correction', to, subject: place.id, by: authorId, detail: id })
        }
        return { id, isApplied }
      }),
    )
  })

  route('GET /places/:id/corrections', async ({ user, params: { id } }) => {
    if (!(await placesRepository(database).exists(id)))
      throw new Failure(404, 'not-found', placesMessages.notFound)
    return withData(await corrections.open(user, id))
  })

  route('GET /moderation/corrections', async ({ user }) => withData(await corrections.open(user, null)))

  route('POST /corrections/:id/decision', async ({ user, params: { id }, body }) => {
    await write(async (tx, emit) => {
      const inTransaction = correctionsRepository(tx)
      const { placeId } = found(await inTransaction.one(id), correctionsMessages.notFound)
      const place = found(await lockPlace(tx, placeId), correctionsMessages.notFound)
      // Read after locking the place, so that nobody else answers it meanwhile.
      const suggestion = found(await inTransaction.one(id), correctionsMessages.notFound)
      const { about, authorId, before, suggested: fact, outcome } = suggestion
      if (!may(user, 'decide', { authorId, placeAuthorId: place.createdBy }))
        throw forbidden(correctionsMessages.notYours)
      if (outcome !== null) throw outdated(correctionsMessages.decidedAlready)
      if (body.isAccepted && !isSameFact(before, factOf(place, about)))
        throw outdated(correctionsMessages.outdated)
      const reason = body.isAccepted ? null : body.reason
      const isDecided = await inTransaction.decide(id, {
        outcome: body.isAccepted ? 'accepted' : 'declined',
        reason,
        deciderId: user.id,
      })
      // Its author has just withdrawn it.
      if (!isDecided) throw new Failure(404, 'not-found', correctionsMessages.notFound)
      await tellOutcome(tx, emit, { id, authorId })
      if (body.isAccepted) await apply(tx, emit, { id, place, fact, about, deciderId: user.id })
    })
    return withData({ id, isAccepted: body.isAccepted })
  })

  route('DELETE /corrections/:id', async ({ user, params: { id } }) => {
    await write(async (tx) => {
      const inTransaction = correctionsRepository(tx)
      const { authorId } = found(await inTransaction.one(id), correctionsMessages.notFound)
      if (!may(user, 'withdraw', { authorId, placeAuthorId: null }))
        throw forbidden(correctionsMessages.notWithdrawn)
      if (!(await inTransaction.withdraw(id))) throw outdated(correctionsMessages.decidedAlready)
    })
    return withData({ id })
  })
}
