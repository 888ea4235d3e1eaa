import { randomUUIDv7 } from 'node:crypto'
import { itinerariesMessages, itineraryEtag } from '@andariego/contract/itineraries-rules'
import { isIn } from '@andariego/contract/trip-plan-rules'
import { withData } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { filledOne } from '../filled.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { decided } from '../policies.ts'
import { explained } from '../refusals.ts'
import { tellOfChange } from '../tell-of-change.ts'
import { copiedPlan, copyNames, namesFor, planOfDay } from './copied-plan.ts'
import { planOf } from './plan-of.ts'
import { plansRepository } from './plans-repository.ts'

const NAMES_TRIED = 50

export const copyRoutes = (route: Route, { write }: Services) => {
  route('POST /itineraries/:id/copy', async ({ user, params, body, reply }) => {
    const made = await write(async (tx, emit) => {
      const itineraries = itinerariesRepository(tx)
      const source = found(await itineraries.one(params.id, user.id), itinerariesMessages.notFound)
      const id = randomUUIDv7()
      const plans = plansRepository(tx)
      const { day } = body
      const names =
        body.name === undefined ? copyNames(source.name, NAMES_TRIED) : namesFor(body.name, NAMES_TRIED)
      const taken = await plans.takenNames({ id, ownerId: user.id }, names)
      const name = names.find((one) => !taken.has(one))
      if (name === undefined) throw new Failure(409, 'duplicate', itinerariesMessages.duplicate)
      // Places deleted since are left out of the copy.
      const items = await filledOne(tx, source)
      const there = new Set([...(items?.items ?? []), ...(items?.ideas ?? [])].map(({ place }) => place.id))
      const { plan } = planOf(source)
      const known = { ...plan, stops: plan.stops.filter(({ placeId }) => there.has(placeId)) }
      const wanted = day === null ? known : planOfDay(known, day)
      if (day !== null && !wanted.stops.some(isIn))
        throw new Failure(422, 'validation', itinerariesMessages.itemsRequired)
      const copy = copiedPlan(wanted, { ...body, name }, randomUUIDv7)
      if (!copy) throw new Failure(422, 'validation', itinerariesMessages.dateInvalid)
      await explained(async () => {
        await itineraries.begin(id, user.id, name)
        await plans.begin(id, copy)
      })
      await tellOfChange(tx, emit, id)
      return found(await filledOne(tx, await itineraries.one(id, user.id)), itinerariesMessages.notFound)
    })
    reply.header('etag', itineraryEtag(made))
    return withData(decided(user, made))
  })
}
