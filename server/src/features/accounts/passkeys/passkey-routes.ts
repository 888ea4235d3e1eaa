import { PASSKEYS_MAX, passkeyMessages } from '@andariego/contract/passkeys-rules'
import { withIdempotency } from '../../../platform/database/write.ts'
import { withData, withMessage } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { createOwnPassword, holdPassword } from '../own-password.ts'
import { endOthers } from '../security/end-others.ts'
import { userAgentOf } from '../security/open-session.ts'
import { securityEventsRepository } from '../security/security-events-repository.ts'
import { usersRepository } from '../users-repository.ts'
import { challengesRepository } from './challenges-repository.ts'
import { passkeyAddedLetter, passkeyRemovedLetter } from './letters.ts'
import { passkeysRepository } from './passkeys-repository.ts'
import { createRelyingParty } from './relying-party.ts'

const duplicate = (message: string) => new Failure(409, 'duplicate', message)
const transportsOf = (response: object): string[] => {
  const { transports } = response as { transports?: unknown }
  return Array.isArray(transports) ? transports.filter((each) => typeof each === 'string').slice(0, 10) : []
}

/** The caller's passkeys: adding, renaming and removing them. */
export const passkeyRoutes = (route: Route, services: Services) => {
  const { config, database, write, sendLetter } = services
  const ownPassword = createOwnPassword(services)
  const party = createRelyingParty(config)

  route('GET /auth/passkeys', async ({ user }) => withData(await passkeysRepository(database).list(user.id)))

  route('POST /auth/passkeys/registration', async ({ user, body: { password } }) => {
    const account = await ownPassword(user.id, password)
    const challenge = await withIdempotency(null, () =>
      write(async (tx) => {
        await holdPassword(tx, account)
        return challengesRepository(tx).make(user.id)
      }),
    )
    const known = await passkeysRepository(database).of(user.id)
    return withData({ ...(await party.registrationOptions(account, challenge, known)) })
  })

  route('POST /auth/passkeys', async ({ user, body: { name, response }, request }) => {
    const added = await write(async (tx) => {
      const challenges = challengesRepository(tx)
      const credential = await party.registered(response, (challenge) => challenges.take(challenge, user.id))
      await usersRepository(tx).lockId(user.id)
      const passkeys = passkeysRepository(tx)
      if ((await passkeys.of(user.id)).length >= PASSKEYS_MAX) throw duplicate(passkeyMessages.tooMany)
      const passkey = await passkeys.add({
        userId: user.id,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: transportsOf(response.response),
        name,
      })
      if (passkey === null) throw duplicate(passkeyMessages.known)
      await securityEventsRepository(tx).add(user.id, 'passkey-added', userAgentOf(request))
      await sendLetter(tx, passkeyAddedLetter(config.publicUrl, user.email, name))
      return passkey
    })
    return withData(added)
  })

  route('PUT /auth/passkeys/:id', async ({ user, params: { id }, body: { name } }) => {
    const renamed = await write((tx) => passkeysRepository(tx).rename(id, user.id, name))
    return withData(found(renamed, passkeyMessages.notFound))
  })

  route('DELETE /auth/passkeys/:id', async ({ user, params: { id }, request }) => {
    await write(async (tx, emit) => {
      const { name } = found(await passkeysRepository(tx).remove(id, user.id), passkeyMessages.notFound)
      await endOthers(tx, emit, user)
      await sendLetter(tx, passkeyRemovedLetter(config.publicUrl, user.email, name))
      await securityEventsRepository(tx).add(user.id, 'passkey-removed', userAgentOf(request))
    })
    return withMessage(passkeyMessages.removed)
  })
}
