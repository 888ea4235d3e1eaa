import { accountsMessages } from '@andariego/contract/accounts-rules'
import { profileMessages } from '@andariego/contract/profile-rules'
import type { Tx } from '../../platform/database/database.ts'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Caller } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { usersChanged } from '../accounts/public.ts'
import { discard, mediaRepository, moderatedMedia, receiveForm, uploadOf } from '../media/public.ts'
import { decided } from './policies.ts'
import { portraitOwner } from './portrait-owner.ts'
import { profilesRepository } from './profiles-repository.ts'

const portraitForm = { fields: [], files: { name: 'portrait', most: 1, kinds: ['image'] } } as const
const TIMEOUTS = { idleMilliseconds: 30_000, totalMilliseconds: 5 * 60_000 }

const withPortrait = async (tx: Tx, caller: Caller, portraitId: string | null) => {
  await profilesRepository(tx).setPortrait(caller.id, portraitId)
  return decided(caller, found(await profilesRepository(tx).one(caller.id), accountsMessages.unauthenticated))
}

export const portraitRoutes = (route: Route, services: Services) => {
  const { write } = services

  route('PUT /users/me/portrait', async ({ user, request }) => {
    const upload = uploadOf(services, request, user.id)
    const { media } = await receiveForm(request, services, portraitForm, { ...TIMEOUTS, ...upload })
    const [portrait] = media
    if (!portrait) throw new Failure(422, 'validation', profileMessages.portraitMissing)
    try {
      const { profile, before } = await write(async (tx, emit) => {
        const owner = portraitOwner(user.id)
        await profilesRepository(tx).lock(user.id)
        const before = await mediaRepository(tx).remove(owner)
        await mediaRepository(tx).add(owner, media, upload)
        emit(usersChanged.user(user.id))
        const profile = await withPortrait(tx, user, portrait.id)
        if (profile.isHidden) await moderatedMedia(tx).setAllHidden(owner, true)
        return { profile, before }
      })
      await discard(services, before)
      return withData(profile)
    } catch (error) {
      await discard(services, media)
      throw error
    }
  })

  route('DELETE /users/me/portrait', async ({ user }) => {
    const { profile, before } = await write(async (tx, emit) => {
      await profilesRepository(tx).lock(user.id)
      const before = await mediaRepository(tx).remove(portraitOwner(user.id))
      emit(usersChanged.user(user.id))
      return { profile: await withPortrait(tx, user, null), before }
    })
    await discard(services, before)
    return withData(profile)
  })
}
