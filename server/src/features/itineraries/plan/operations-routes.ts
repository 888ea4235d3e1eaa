import { tripsMessages } from '@andariego/contract/trips-rules'
import { withData } from '../../../platform/http/envelopes.ts'
import { found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import { forbidden } from '../../../platform/http/session.ts'
import type { Services } from '../../../platform/services.ts'
import type { Rewards } from '../../gamification/public.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { may } from '../policies.ts'
import { changingPlansWith } from './change-plan.ts'
import { readOperations } from './check-operations.ts'
import { plansRepository } from './plans-repository.ts'

/** 200 operations, each with a note and its former text, both of the largest size. */
const BODY_MAX_BYTES = 4 * 1024 * 1024

const known = <T>(value: T | undefined) => found(value, tripsMessages.outOfReach)

export const operationsRoutes = (route: Route, { database, write }: Services, rewards: Rewards) => {
  const plans = changingPlansWith(rewards)

  route('GET /itineraries/:id/operations', async ({ user, params: { id }, query: { after, until } }) => {
    const plans = plansRepository(database)
    const { last, version } = known(await plans.standOf(id, user.id))
    return {
      ...withData(last > after ? await plans.between(id, { after, until }, user.id) : []),
      last,
      version,
    }
  })

  route(
    'POST /itineraries/:id/operations',
    async ({ user, params: { id }, body: { operations } }) => {
      const submitted = readOperations(operations)
      const answer = await write(async (tx, emit) => {
        const itineraries = itinerariesRepository(tx)
        const held = known(await itineraries.lock(id, user.id))
        if (!may(user, 'edit', held)) throw forbidden(tripsMessages.mayNotEdit)
        return plans.apply(tx, emit, { id, ownerId: held.ownerId, callerId: user.id }, submitted)
      })
      return { success: true as const, ...answer }
    },
    { bodyLimit: BODY_MAX_BYTES },
  )
}
