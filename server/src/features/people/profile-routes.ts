import { accountsMessages } from '@andariego/contract/accounts-rules'
import { generalMessages } from '@andariego/contract/errors'
import type { WrittenProfile } from '@andariego/contract/profile'
import { profileMessages } from '@andariego/contract/profile-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import { withData } from '../../platform/http/envelopes.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Caller } from '../../platform/http/session.ts'
import type { Services } from '../../platform/services.ts'
import { usersChanged } from '../accounts/public.ts'
import { likenessProblem } from './likeness-rules.ts'
import { decided, mayResembleModerators } from './policies.ts'
import { profilesRepository } from './profiles-repository.ts'
import type { LookAtProfile } from './public.ts'
import { createRetiredHandles } from './retired-handles.ts'

const against = (problem: string) =>
  new Failure(422, 'validation', generalMessages.validation, { errors: [problem] })

const dayOf = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' })
const fixedMessage = (until: string) =>
  `${profileMessages.handleTooSoon} Podrás cambiarlo otra vez el ${dayOf.format(new Date(until))}.`

/** Throws when a name or handle looks like a moderator's. */
const refuseLikeness = async (tx: Tx, caller: Caller, { name = null, handle = null }: WrittenProfile) => {
  if (mayResembleModerators(caller)) return
  const moderators = await profilesRepository(tx).moderatorsBeside(caller.id)
  const problem = likenessProblem({ name, handle }, moderators)
  if (problem !== null) throw against(problem)
}

/** The words in which users tell of themselves. */
const wordsOf = ({ name, bio, homeCity }: Pick<WrittenProfile, 'name' | 'bio' | 'homeCity'>) =>
  [name, bio, homeCity].filter(Boolean).join('\n')

/** Saves a profile whose row is locked; returns it as it was before. */
const writeProfile = async (
  tx: Tx,
  caller: Caller,
  written: WrittenProfile,
  isRetired: (handle: string) => Promise<boolean>,
) => {
  const profiles = profilesRepository(tx)
  const before = found(await profiles.one(caller.id), accountsMessages.unauthenticated)
  const { handle = null } = written
  const isNewHandle = handle !== null && handle !== before.handle
  const earlier = isNewHandle ? await profiles.handlesOf(caller.id) : []
  if (isNewHandle) {
    if (before.handleFixedUntil !== null) throw against(fixedMessage(before.handleFixedUntil))
    if ((await isRetired(handle)) || !(await profiles.takeHandle(handle, caller.id)))
      throw new Failure(409, 'duplicate', profileMessages.handleTaken)
  }
  await profiles.write(caller.id, written, { isAnotherHandle: earlier.length > 0 })
  return before
}

export const profileRoutes = (route: Route, services: Services, lookAt: LookAtProfile) => {
  const { database, write } = services
  const retired = createRetiredHandles(services)
  const ownProfile = async (of: Database | Tx, user: Caller) =>
    decided(user, found(await profilesRepository(of).one(user.id), accountsMessages.unauthenticated))

  route('GET /users/me/profile', async ({ user }) => withData(await ownProfile(database, user)))

  route('PUT /users/me/profile', async ({ user, body }) =>
    withData(
      await write(async (tx, emit) => {
        await profilesRepository(tx).lock(user.id)
        await refuseLikeness(tx, user, body)
        emit(usersChanged.user(user.id))
        const before = await writeProfile(tx, user, body, (handle) => retired.has(tx, handle))
        const text = wordsOf(body)
        // What is hidden already is looked at as it is now.
        if (!before.isHidden && text !== '' && text !== wordsOf(before))
          await lookAt(tx, emit, { userId: user.id, text })
        return ownProfile(tx, user)
      }),
    ),
  )

  route('POST /users/me/profile/asked', async ({ user }) =>
    withData({ first: await write((tx) => profilesRepository(tx).ask(user.id)) }),
  )
}
