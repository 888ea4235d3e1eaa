import { itinerariesMessages, sharingEtag } from '@andariego/contract/itineraries-rules'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import { forbidden } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { holdGroups } from '../groups/public.ts'
import { tell } from '../notifications/public.ts'
import { knows } from './if-match.ts'
import { itinerariesRepository } from './itineraries-repository.ts'
import { refuseToOpen } from './links-in-names.ts'
import { may } from './policies.ts'
import { sharesRepository } from './shares-repository.ts'
import { audienceOf, tellOfChange } from './tell-of-change.ts'

export const sharingRoutes = (route: Route, { write }: Services) => {
  route('PUT /itineraries/:id/groups', async ({ user, params: { id }, body: { groupIds }, request }) =>
    withData(
      await write(async (tx, emit) => {
        const inTransaction = itinerariesRepository(tx)
        const shares = sharesRepository(tx)
        // Groups are locked before the itinerary, the order used everywhere.
        await holdGroups(tx, groupIds)
        const held = found(await inTransaction.lock(id, user.id), itinerariesMessages.notFound)
        const { ownerId } = held
        if (!may(user, 'share', held)) throw forbidden(itinerariesMessages.mayNotShare)
        const stored = found(await inTransaction.one(id, user.id), itinerariesMessages.notFound)
        if (groupIds.length > 0) await refuseToOpen(tx, user.id, stored.name)
        const shared = sharingEtag(stored)
        // A retry whose first response got lost is no conflict.
        const isDone = shared === sharingEtag({ sharedWith: groupIds.map((groupId) => ({ id: groupId })) })
        if (!isDone && !knows(request.headers['if-match'], shared))
          throw new Failure(412, 'changed-elsewhere', itinerariesMessages.sharingChanged)
        const before = await audienceOf(tx, id)
        if (!(await shares.put(id, ownerId, groupIds)))
          throw new Failure(422, 'validation', itinerariesMessages.foreignGroup)
        await tellOfChange(tx, emit, id, { before })
        const newcomers = (await audienceOf(tx, id)).filter((one) => !before.includes(one))
        await tell(tx, emit, { kind: 'trip', to: newcomers, subject: id, by: user.id })
        const { sharedWith } = found(await inTransaction.one(id, user.id), itinerariesMessages.notFound)
        return { sharedWith }
      }),
    ),
  )
}
