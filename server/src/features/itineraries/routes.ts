import { randomUUIDv7 } from 'node:crypto'
import type { Itinerary, WrittenItinerary } from '@andariego/contract/itineraries'
import { itinerariesMessages, itineraryEtag } from '@andariego/contract/itineraries-rules'
import { operationsToReach } from '@andariego/contract/trip-diff-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import type { FastifyReply } from 'fastify'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { type Caller, forbidden } from '../../platform/http/session.ts'
import type { Undecided } from '../../platform/policy.ts'
import type { Services } from '../../platform/services.ts'
import type { Rewards } from '../gamification/public.ts'
import { discard } from '../media/public.ts'
import { sendExport } from './exports/send-export.ts'
import { filesRepository } from './files/files-repository.ts'
import { filledList, filledOne } from './filled.ts'
import { knows } from './if-match.ts'
import { itinerariesRepository, type Stored } from './itineraries-repository.ts'
import { refuseLinkForOthers } from './links-in-names.ts'
import { changingPlansWith } from './plan/change-plan.ts'
import { decided, may } from './policies.ts'
import { explained } from './refusals.ts'
import { tellOfChange } from './tell-of-change.ts'

/** Whether this change is already in place: a retry whose first response got lost is no conflict. */
const isAsWritten = (itinerary: Stored, { name, items }: WrittenItinerary): boolean =>
  itinerary.name === name &&
  itinerary.items.length === items.length &&
  itinerary.items.every(
    ({ placeId, date }, index) =>
      placeId === items[index]?.placeId.toLowerCase() && date === items[index].date,
  )

interface Answer {
  data: Undecided<Itinerary> & { isEditor: boolean }
}
const answered = <T extends Answer>(caller: Caller, reply: FastifyReply, answer: T) => {
  reply.header('etag', itineraryEtag(answer.data))
  return { success: true as const, ...answer, data: decided(caller, answer.data) }
}

/** Returns the value, or throws a 404. */
const known = <T>(value: T | undefined) => found(value, itinerariesMessages.notFound)

export const itinerariesRoutes = (route: Route, services: Services, rewards: Rewards) => {
  const { config, database, write } = services
  const plans = changingPlansWith(rewards)
  const itineraries = itinerariesRepository(database)

  /** Returns the itinerary if the user may open it; throws a 404 otherwise. */
  const opened = async (id: string, userId: string) =>
    known(await filledOne(database, await itineraries.one(id, userId)))

  route('POST /itineraries', async ({ user, body, reply }) => {
    const made = await write(async (tx, emit) => {
      const inTransaction = itinerariesRepository(tx)
      const id = randomUUIDv7()
      await explained(() => inTransaction.add(id, user.id, body))
      await tellOfChange(tx, emit, id)
      const earned = await rewards.earn(tx, {
        action: 'itinerary_created',
        userId: user.id,
        itineraryId: id,
        places: body.items.length,
      })
      const itinerary = await filledOne(tx, await inTransaction.one(id, user.id))
      return { data: known(itinerary), ...earned }
    })
    return answered(user, reply, made)
  })

  route('GET /itineraries', async ({ user, query }) => {
    const page = await itineraries.list(user.id, query)
    const data = (await filledList(database, page.data)).map((itinerary) => decided(user, itinerary))
    return { ...page, ...withData(data) }
  })

  route('GET /itineraries/:id', async ({ user, params: { id }, reply }) =>
    answered(user, reply, { data: await opened(id, user.id) }),
  )

  route('PUT /itineraries/:id', async ({ user, params: { id }, body, request, reply }) => {
    const saved = await write(async (tx, emit) => {
      const inTransaction = itinerariesRepository(tx)
      const held = known(await inTransaction.lock(id, user.id))
      const { ownerId } = held
      if (!may(user, 'edit', held)) throw forbidden(tripsMessages.mayNotEdit)
      const read = async () => known(await inTransaction.one(id, user.id))
      const before = await read()
      if (isAsWritten(before, body)) return { data: known(await filledOne(tx, before)) }
      if (!knows(request.headers['if-match'], itineraryEtag(before)))
        throw new Failure(412, 'changed-elsewhere', itinerariesMessages.changedElsewhere)
      if (body.name !== before.name) await refuseLinkForOthers(tx, { id, callerId: user.id }, body.name)
      const items = body.items.map((item) => ({ ...item, placeId: item.placeId.toLowerCase() }))
      const trip = { stored: before, ownerId, callerId: user.id }
      const earned = await plans.replace(
        tx,
        emit,
        trip,
        (plan) => operationsToReach(plan, { name: body.name, items }, randomUUIDv7).operations,
      )
      return { data: known(await filledOne(tx, await read())), ...earned }
    })
    return answered(user, reply, saved)
  })

  route('DELETE /itineraries/:id', async ({ user, params: { id } }) => {
    const stored = await write(async (tx, emit) => {
      const inTransaction = itinerariesRepository(tx)
      const held = known(await inTransaction.lock(id, user.id))
      const { ownerId } = held
      if (!may(user, 'remove', held)) throw forbidden(itinerariesMessages.mayNotRemove)
      await tellOfChange(tx, emit, id)
      const files = await filesRepository(tx).takeAllOf(id)
      await rewards.forfeiting(tx, { authorId: ownerId, deed: id }, () => inTransaction.remove(id))
      return files
    })
    await discard(services, stored)
    return withData({ id })
  })

  route('GET /itineraries/:id/export', async ({ user, params: { id }, query: { format }, reply }) => {
    const { isEditor: _, ...itinerary } = await opened(id, user.id)
    return sendExport(reply, format, itinerary, config.publicUrl)
  })
}
