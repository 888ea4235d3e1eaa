import { withMessage } from '../../platform/http/envelopes.ts'
import { found } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { afterAnswer } from './after-answer.ts'
import type { ConfirmAccount } from './confirm-account.ts'
import { emailChangesRepository } from './email-change/email-changes-repository.ts'
import { refuseGuessable } from './leaked/refuse-guessable.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { mailedTokensRepository } from './mailed-tokens-repository.ts'
import { createOwnPassword, holdPassword } from './own-password.ts'
import { passkeysRepository } from './passkeys/passkeys-repository.ts'
import { createPasswords } from './passwords.ts'
import { goodToken } from './registration-routes.ts'
import { keepDeviceToken, newDeviceToken } from './security/device-cookie.ts'
import { endOthers } from './security/end-others.ts'
import { knownDevicesRepository } from './security/known-devices-repository.ts'
import { userAgentOf } from './security/open-session.ts'
import { securityEventsRepository } from './security/security-events-repository.ts'
import { sessionsRepository } from './sessions-repository.ts'
import { hashOfToken, newMailedToken } from './tokens.ts'
import { usersRepository } from './users-repository.ts'

const ASKED = 'Si existe una cuenta con ese correo, te enviamos un enlace para elegir una contraseña nueva.'
const CHANGED = 'Tu contraseña se cambió correctamente.'

export const passwordRoutes = (route: Route, services: Services, confirmAccount: ConfirmAccount) => {
  const { config, write, sendLetter, limits } = services
  const { publicUrl } = config
  const passwords = createPasswords(services)
  const ownPassword = createOwnPassword(services)

  route('POST /auth/forgot-password', async ({ body: { email }, reply }) => {
    afterAnswer(reply, () =>
      write(async (tx) => {
        const account = await usersRepository(tx).lock(email)
        if (account === undefined || !(await limits.mayWriteTo(email))) return
        const mailed = mailedTokensRepository(tx)
        await mailed.spendAll(account.id, 'reset')
        const { token, tokenHash } = newMailedToken()
        await mailed.add(account.id, 'reset', tokenHash)
        await sendLetter(tx, resetLetter(publicUrl, account.email, token))
      }),
    )
    return withMessage(ASKED)
  })

  route('POST /auth/reset-password', async ({ body: { token, password }, request, reply }) => {
    const passwordHash = await passwords.hashOf(password)
    const device = newDeviceToken()
    const email = await write(async (tx, emit) => {
      const mailed = mailedTokensRepository(tx)
      const { userId } = goodToken(await mailed.use('reset', hashOfToken(token)))
      const { email } = found(await usersRepository(tx).withId(userId), 'El enlace no es válido.')
      // Throwing here leaves the link valid.
      refuseGuessable(password, email)
      // Following the mailed link also confirms the address.
      await confirmAccount(tx, userId, emit)
      await usersRepository(tx).setPassword(userId, passwordHash)
      await mailed.spendAll(userId)
      await emailChangesRepository(tx).endAsked(userId)
      emit({ type: 'session-ended', sessionIds: await sessionsRepository(tx).endAll(userId) })
      // The owner of the mailbox may sign in on this device even while strangers' guesses lock out others.
      await knownDevicesRepository(tx).forgetAll(userId)
      await knownDevicesRepository(tx).add(userId, device.token)
      await securityEventsRepository(tx).add(userId, 'password-reset', userAgentOf(request))
      await sendLetter(tx, passwordChangedLetter(publicUrl, email, await passkeysRepository(tx).list(userId)))
      return email
    })
    await limits.loginFailures.clear(email)
    keepDeviceToken(request, reply, config, device.token)
    return withMessage(CHANGED)
  })

  route('POST /auth/change-password', async ({ user, body: { currentPassword, newPassword }, request }) => {
    const account = await ownPassword(user.id, currentPassword)
    refuseGuessable(newPassword, account.email)
    const passwordHash = await passwords.hashOf(newPassword)
    await write(async (tx, emit) => {
      await holdPassword(tx, account)
      await usersRepository(tx).setPassword(user.id, passwordHash)
      // They may be in other hands, as the former password may.
      await endOthers(tx, emit, user)
      await securityEventsRepository(tx).add(user.id, 'password-changed', userAgentOf(request))
      const passkeys = await passkeysRepository(tx).list(user.id)
      await sendLetter(tx, passwordChangedLetter(publicUrl, account.email, passkeys))
    })
    return withMessage(CHANGED)
  })
}
