import { accountsMessages } from '@andariego/contract/accounts-rules'
import { emailChangeMessages } from '@andariego/contract/email-change-rules'
import { generalMessages } from '@andariego/contract/errors'
import { withData, withMessage } from '../../../platform/http/envelopes.ts'
import { Failure, found } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { createOwnPassword, holdPassword } from '../own-password.ts'
import { userAgentOf } from '../security/open-session.ts'
import { securityEventsRepository } from '../security/security-events-repository.ts'
import { newMailedToken } from '../tokens.ts'
import { usersRepository } from '../users-repository.ts'
import { emailChangesRepository } from './email-changes-repository.ts'
import { addressWantedLetter, changeAskedLetter, confirmChangeLetter } from './letters.ts'

const sameAddress = () =>
  new Failure(422, 'validation', generalMessages.validation, { errors: [emailChangeMessages.same] })

/** Requesting a change of e-mail, and cancelling the request. */
export const askEmailChangeRoutes = (route: Route, services: Services) => {
  const { config, database, write, sendLetter, limits } = services
  const { publicUrl } = config
  const ownPassword = createOwnPassword(services)

  route('GET /auth/email', async ({ user }) => {
    const { email } = found(await usersRepository(database).withId(user.id), accountsMessages.unauthenticated)
    const pending = await emailChangesRepository(database).pending(user.id)
    return withData({ email, pending: pending ?? null })
  })

  route('POST /auth/email', async ({ user, body: { email: newEmail, password }, request }) => {
    const account = await ownPassword(user.id, password)
    if (newEmail.toLowerCase() === account.email.toLowerCase()) throw sameAddress()
    // As when registering: a mailbox that strangers flood is spared, and the answer does not tell so. An earlier link stays good.
    if (!(await limits.mayWriteTo(newEmail))) return withMessage(emailChangeMessages.asked)
    const [confirming, stopping] = [newMailedToken(), newMailedToken()]
    await write(async (tx) => {
      const users = usersRepository(tx)
      await holdPassword(tx, account)
      const { email: oldEmail } = found(await users.lockId(user.id), accountsMessages.unauthenticated)
      await emailChangesRepository(tx).ask({
        userId: user.id,
        sessionId: user.sessionId,
        oldEmail,
        newEmail,
        confirmHash: confirming.tokenHash,
        stopHash: stopping.tokenHash,
      })
      await securityEventsRepository(tx).add(user.id, 'email-change-asked', userAgentOf(request))
      const owner = await users.withEmail(newEmail)
      await sendLetter(
        tx,
        owner?.isConfirmed
          ? addressWantedLetter(publicUrl, owner.email)
          : confirmChangeLetter(publicUrl, newEmail, confirming.token),
      )
      await sendLetter(tx, changeAskedLetter(publicUrl, oldEmail, { newEmail, token: stopping.token }))
    })
    return withMessage(emailChangeMessages.asked)
  })

  route('DELETE /auth/email', async ({ user, request }) => {
    await write(async (tx) => {
      await usersRepository(tx).lockId(user.id)
      if (await emailChangesRepository(tx).endAsked(user.id))
        await securityEventsRepository(tx).add(user.id, 'email-change-stopped', userAgentOf(request))
    })
    return withMessage(emailChangeMessages.cancelled)
  })
}
