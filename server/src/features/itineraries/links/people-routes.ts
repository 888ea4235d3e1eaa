import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import { INVITATION_COST } from '@andariego/contract/trust-rules'
import { withData } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import { forbidden } from '../../../platform/http/session.ts'
import type { Services } from '../../../platform/services.ts'
import { trustIn } from '../../gamification/public.ts'
import { tell } from '../../notifications/public.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { refuseToOpen } from '../links-in-names.ts'
import { may } from '../policies.ts'
import { audienceOf, tellOfChange } from '../tell-of-change.ts'
import { tripPeopleRepository } from './people-repository.ts'

export const tripPeopleRoutes = (route: Route, { database, write, limits }: Services) => {
  route('GET /itineraries/:id/people', async ({ user, params: { id } }) => {
    found(await itinerariesRepository(database).one(id, user.id), itinerariesMessages.notFound)
    return withData(await tripPeopleRepository(database).of(id, user.id))
  })

  route('PUT /itineraries/:id/people/:userId', async ({ user, params: { id, userId }, body: { role } }) => {
    // Like adding people to groups: strangers are told, also by mail.
    if (!(await tripPeopleRepository(database).isIn(id, userId)))
      await limits.consume(
        'invitation',
        { address: '', userId: user.id },
        INVITATION_COST[await trustIn(database, user.id)],
      )
    return write(async (tx, emit) => {
      const held = found(await itinerariesRepository(tx).lock(id, user.id), itinerariesMessages.notFound)
      if (!may(user, 'share', held)) throw forbidden(itinerariesMessages.mayNotShare)
      if (userId === held.ownerId) throw new Failure(422, 'validation', tripsMessages.ownTrip)
      const { name } = found(await itinerariesRepository(tx).one(id, user.id), itinerariesMessages.notFound)
      await refuseToOpen(tx, user.id, name)
      const people = tripPeopleRepository(tx)
      if (!(await people.exists(userId, user.id)))
        throw new Failure(404, 'not-found', tripsMessages.personUnknown)
      if (!(await people.put(id, userId, role)))
        throw new Failure(422, 'validation', tripsMessages.tooManyPeople)
      await tellOfChange(tx, emit, id)
      await tell(tx, emit, { kind: 'trip', to: [userId], subject: id, by: user.id })
      return withData({ role })
    })
  })

  route('DELETE /itineraries/:id/people/:userId', ({ user, params: { id, userId } }) =>
    write(async (tx, emit) => {
      const itineraries = itinerariesRepository(tx)
      const held = found(await itineraries.lock(id, user.id), itinerariesMessages.notFound)
      if (!may(user, 'share', held) && userId !== user.id) throw forbidden(itinerariesMessages.mayNotShare)
      const before = await audienceOf(tx, id)
      const people = tripPeopleRepository(tx)
      const isGone = userId === user.id ? people.remove(id, userId) : people.takeOut(id, userId)
      if (!(await isGone)) throw new Failure(404, 'not-found', tripsMessages.personUnknown)
      await tellOfChange(tx, emit, id, { before })
      const stillOpened = await itineraries.one(id, userId)
      return withData({ id: userId, throughGroups: stillOpened?.sharedWith ?? [] })
    }),
  )
}
