import { peopleMessages } from '@andariego/contract/people-rules'
import { serverMessages } from '@andariego/contract/server-messages'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { blocksRepository } from './blocks-repository.ts'
import { peopleRepository } from './people-repository.ts'
import { isSomebodyElse } from './policies.ts'

export const blockRoutes = (route: Route, { database, write }: Services) => {
  const blocks = blocksRepository(database)

  /** Throws for oneself and for users who do not exist. A block by the other person does not prevent blocking them. */
  const refuseNobody = async (userId: string, otherId: string) => {
    if (!isSomebodyElse({ id: userId }, { id: otherId }))
      throw new Failure(422, 'validation', serverMessages.notOneself)
    if (!(await peopleRepository(database).exists(otherId)))
      throw new Failure(404, 'not-found', peopleMessages.notFound)
  }

  route('PUT /users/:id/block', async ({ user, params: { id } }) => {
    await refuseNobody(user.id, id)
    await write(async (tx) => {
      await blocksRepository(tx).takeTurns(user.id, id)
      await blocksRepository(tx).block(user.id, id)
    })
    return withData({ isBlocked: true as const })
  })

  route('DELETE /users/:id/block', async ({ user, params: { id } }) => {
    await write((tx) => blocksRepository(tx).unblock(user.id, id))
    return withData({ isBlocked: false as const })
  })

  route('GET /users/me/blocks', async ({ user }) => withData(await blocks.blockedBy(user.id)))

  route('PUT /users/:id/mute', async ({ user, params: { id } }) => {
    await refuseNobody(user.id, id)
    await write((tx) => blocksRepository(tx).mute(user.id, id))
    return withData({ isMuted: true as const })
  })

  route('DELETE /users/:id/mute', async ({ user, params: { id } }) => {
    await write((tx) => blocksRepository(tx).unmute(user.id, id))
    return withData({ isMuted: false as const })
  })

  route('GET /users/me/mutes', async ({ user }) => withData(await blocks.mutedBy(user.id)))
}
