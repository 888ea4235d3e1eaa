import { groupsMessages } from '@andariego/contract/groups-rules'
import { INVITATION_COST } from '@andariego/contract/trust-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { trustIn } from '../gamification/public.ts'
import type { HoldBack } from '../moderation/public.ts'
import { tell } from '../notifications/public.ts'
import { blocksRepository } from '../people/public.ts'
import { everybody, groupEvent } from './group-event.ts'
import { groupsRepository } from './groups-repository.ts'
import { type Company, membersRepository } from './members-repository.ts'
import { decided, may } from './policies.ts'
import type { ItinerariesOfGroup } from './select-groups.ts'

const duplicate = (message: string) => new Failure(409, 'duplicate', message)
const against = (message: string) => new Failure(422, 'validation', message)

export const groupsRoutes = (
  route: Route,
  { database, write, limits }: Services,
  itinerariesOf: ItinerariesOfGroup,
  holdBack: HoldBack,
) => {
  const groupsIn = (within: Database | Tx) => groupsRepository(within, itinerariesOf)
  const groups = groupsIn(database)

  route('POST /groups', async ({ user, body }) =>
    write(async (tx, emit) => {
      const added = await groupsIn(tx).add(user.id, body)
      if (added === 'duplicate') throw duplicate(groupsMessages.duplicate)
      if (added === 'too-many') throw against(groupsMessages.tooManyGroups)
      emit(groupEvent(added.id, [user.id]))
      const text = [added.name, added.description].join(' ')
      // Strangers who are added read it, also in a mail.
      const isWaiting = await holdBack(tx, emit, {
        type: 'group',
        id: added.id,
        userId: user.id,
        text,
        isForFew: true,
      })
      return { ...withData(decided(user, added)), ...(isWaiting && { isWaiting: true as const }) }
    }),
  )

  route('GET /groups', async ({ user, query }) => {
    const { data, nextCursor } = await groups.list(user.id, query)
    return { ...withData(data.map((group) => decided(user, group))), nextCursor }
  })

  route('GET /groups/:id', async ({ user, params: { id } }) =>
    withData(decided(user, found(await groups.one(id, user.id), groupsMessages.notFound))),
  )

  /** Returns the group's people if the caller is one of them; throws a 404 otherwise. */
  const companyFor = (company: Company | undefined, userId: string, message: string): Company => {
    const isInside = company && everybody(company).includes(userId)
    return found(isInside ? company : null, message)
  }

  route('POST /groups/:id/members', async ({ user, params: { id }, body: { userIds } }) => {
    const cost = INVITATION_COST[await trustIn(database, user.id)] * userIds.length
    await limits.consume('invitation', { address: '', userId: user.id }, cost)
    return withData(
      await write(async (tx, emit) => {
        const members = membersRepository(tx)
        const company = companyFor(await members.lock(id), user.id, groupsMessages.notFound)
        if (!may(user, 'add-member', company)) throw forbidden(groupsMessages.mayNotAdd)
        for (const userId of userIds.toSorted()) await blocksRepository(tx).takeTurns(user.id, userId)
        const outcome = await members.add(id, company, userIds)
        if (outcome === 'already-members') throw duplicate(groupsMessages.alreadyMembers)
        if (outcome === 'unknown-user') throw against(groupsMessages.unknownUser)
        if (outcome === 'too-many') throw against(groupsMessages.tooManyMembers)
        emit(groupEvent(id, [...everybody(company), ...userIds]))
        await tell(tx, emit, { kind: 'group', to: userIds, subject: id, by: user.id })
        return decided(user, found(await groupsIn(tx).one(id, user.id), groupsMessages.notFound))
      }),
    )
  })

  route('DELETE /groups/:id/members/:userId', async ({ user, params: { id, userId } }) => {
    await write(async (tx, emit) => {
      const members = membersRepository(tx)
      const company = companyFor(await members.lock(id), user.id, groupsMessages.memberNotFound)
      const isLeaving = userId === user.id && may(user, 'leave', company)
      if (!isLeaving && !may(user, 'remove-member', company))
        throw forbidden(groupsMessages.mayNotRemoveMember)
      if (!company.memberIds.includes(userId))
        throw new Failure(404, 'not-found', groupsMessages.memberNotFound)
      await members.remove(id, userId)
      emit(groupEvent(id, everybody(company)))
    })
    return withData({ id, userId })
  })

  route('DELETE /groups/:id', async ({ user, params: { id } }) => {
    await write(async (tx, emit) => {
      const company = companyFor(await membersRepository(tx).lock(id), user.id, groupsMessages.notFound)
      if (!may(user, 'remove', company)) throw forbidden(groupsMessages.mayNotRemove)
      await groupsIn(tx).remove(id)
      emit(groupEvent(id, everybody(company)))
    })
    return withData({ id })
  })
}
