import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import type { Tx } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/database/write.ts'
import { withData } from '../../../platform/http/envelopes.ts'
import { found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { itinerariesRepository } from '../itineraries-repository.ts'
import { audienceOf } from '../tell-of-change.ts'
import { presenceRepository } from './presence-repository.ts'

/** Tells the people present in a trip that somebody came, left or moved to another stop. */
const tellPresent = async (tx: Tx, emit: Emit, itineraryId: string, userId: string) => {
  const userIds = (await presenceRepository(tx).users(itineraryId)).filter((id) => id !== userId)
  if (userIds.length > 0) emit({ type: 'live', userIds, event: { type: 'trip-presence', itineraryId } })
}

export const presenceRoutes = (route: Route, { database, write }: Services) => {
  const refuseStrangers = async (id: string, userId: string) =>
    found(await itinerariesRepository(database).ownerOf(id, userId), itinerariesMessages.notFound)

  route('GET /itineraries/:id/presence', async ({ user, params: { id } }) => {
    await refuseStrangers(id, user.id)
    return withData(await presenceRepository(database).of(id, user.id))
  })

  route(
    'PUT /itineraries/:id/presence/:pageId',
    async ({ user, params: { id, pageId }, body: { stopId } }) => {
      await refuseStrangers(id, user.id)
      return write(async (tx, emit) => {
        const presence = presenceRepository(tx)
        const isNews = await presence.put({ pageId, itineraryId: id, userId: user.id, stopId })
        await presence.forgetSilent()
        if (isNews) await tellPresent(tx, emit, id, user.id)
        const audience = await audienceOf(tx, id)
        return {
          ...withData(await presence.of(id, user.id)),
          company: audience.filter((userId) => userId !== user.id).length,
        }
      })
    },
  )

  // Also works for people who lost access to the trip meanwhile, or deleted it.
  route('DELETE /itineraries/:id/presence/:pageId', async ({ user, params: { id, pageId } }) =>
    write(async (tx, emit) => {
      const page = { pageId, itineraryId: id, userId: user.id }
      if (await presenceRepository(tx).drop(page)) await tellPresent(tx, emit, id, user.id)
      return withData({ pageId })
    }),
  )
}
