import { emailChangeMessages } from '@andariego/contract/email-change-rules'
import type { Tx } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/database/write.ts'
import { withMessage } from '../../../platform/http/envelopes.ts'
import { Failure } from '../../../platform/http/errors.ts'
import type { Route } from '../../../platform/http/routes.ts'
import type { Services } from '../../../platform/services.ts'
import { changed } from '../changed.ts'
import { mailedTokensRepository } from '../mailed-tokens-repository.ts'
import { passkeysRepository } from '../passkeys/passkeys-repository.ts'
import { secondFactorsRepository } from '../second-factor/second-factors-repository.ts'
import { knownDevicesRepository } from '../security/known-devices-repository.ts'
import { userAgentOf } from '../security/open-session.ts'
import { securityEventsRepository } from '../security/security-events-repository.ts'
import { sessionsRepository } from '../sessions-repository.ts'
import { hashOfToken, newMailedToken } from '../tokens.ts'
import { usersRepository } from '../users-repository.ts'
import { type EmailChange, emailChangesRepository } from './email-changes-repository.ts'
import { changeDoneLetter, takenBackLetter } from './letters.ts'

const unknownLink = () => new Failure(404, 'not-found', 'El enlace no es válido.')
const spentLink = () => new Failure(410, 'gone', 'El enlace expiró o ya fue utilizado.')
const taken = (message: string) => new Failure(409, 'duplicate', message)

/** Whether the address was taken by somebody else between our look-up and our write. */
const isTakenMeanwhile = (error: unknown): boolean =>
  (error as { code?: string; constraint?: string }).constraint === 'users_email'

/** Routes behind the links mailed to both addresses; each page behind a link asks for a click before it calls one. */
export const emailChangeLinkRoutes = (route: Route, services: Services) => {
  const { config, write, sendLetter } = services
  const { publicUrl } = config

  /** Finds the change behind a link that has not expired, and locks its account. */
  const changeBehind = async (tx: Tx, look: 'toConfirm' | 'toStop', token: string): Promise<EmailChange> => {
    const changes = emailChangesRepository(tx)
    const seen = await changes[look](hashOfToken(token))
    if (seen === undefined) throw unknownLink()
    await usersRepository(tx).lockId(seen.userId)
    const change = await changes[look](hashOfToken(token))
    if (change === undefined || change.isExpired) throw spentLink()
    return change
  }

  /** Changes an account's address to one that its owner has confirmed. */
  const moveTo = async (tx: Tx, emit: Emit, { userId }: EmailChange, email: string, ifTaken: string) => {
    const users = usersRepository(tx)
    // An unconfirmed account with this address belongs to somebody who does not control the mailbox.
    await users.removeUnconfirmed(email)
    if (await users.withEmail(email)) throw taken(ifTaken)
    await users.setEmail(userId, email)
    await mailedTokensRepository(tx).spendAll(userId)
    emit(changed.user(userId))
    emit({ type: 'caller-changed', userId })
  }

  const orTaken = <T>(deed: Promise<T>, message: string): Promise<T> =>
    deed.catch((error: unknown) => {
      throw isTakenMeanwhile(error) ? taken(message) : error
    })

  route('POST /auth/email/confirm', async ({ body: { token }, request }) => {
    const undo = newMailedToken()
    const confirming = write(async (tx, emit) => {
      const change = await changeBehind(tx, 'toConfirm', token)
      if (change.state !== 'asked') throw spentLink()
      const { userId, newEmail, oldEmail, sessionId } = change
      await moveTo(tx, emit, change, newEmail, emailChangeMessages.taken)
      await emailChangesRepository(tx).confirmed(change.id, undo.tokenHash)
      await knownDevicesRepository(tx).forgetAll(userId, sessionId)
      emit({ type: 'session-ended', sessionIds: await sessionsRepository(tx).endAll(userId, sessionId) })
      await securityEventsRepository(tx).add(userId, 'email-changed', userAgentOf(request))
      await sendLetter(tx, changeDoneLetter(publicUrl, oldEmail, { newEmail, token: undo.token }))
      return { userId, email: newEmail }
    })
    const data = await orTaken(confirming, emailChangeMessages.taken)
    return { ...withMessage(emailChangeMessages.confirmed), data }
  })

  /** Gives the account back to the owner of the old address, and removes every other way into it. */
  const takeBack = async (tx: Tx, emit: Emit, change: EmailChange) => {
    const { userId, oldEmail } = change
    await moveTo(tx, emit, change, oldEmail, emailChangeMessages.takenBack)
    await usersRepository(tx).setPassword(userId, null)
    await secondFactorsRepository(tx).remove(userId, change.createdAt)
    await passkeysRepository(tx).removeSince(userId, change.createdAt)
    await knownDevicesRepository(tx).forgetAll(userId)
    emit({ type: 'session-ended', sessionIds: await sessionsRepository(tx).endAll(userId) })
    const { token, tokenHash } = newMailedToken()
    await mailedTokensRepository(tx).add(userId, 'reset', tokenHash)
    await sendLetter(tx, takenBackLetter(publicUrl, oldEmail, token))
  }

  route('POST /auth/email/stop', async ({ body: { token }, request }) => {
    const stopping = write(async (tx, emit) => {
      const change = await changeBehind(tx, 'toStop', token)
      const changes = emailChangesRepository(tx)
      const isDone = change.state === 'confirmed'
      // Another link undoes what was done since.
      if (change.state === 'ended' && (await changes.isDone(change.userId))) throw spentLink()
      if (isDone) await takeBack(tx, emit, change)
      // What was asked for since ends, too: whoever stops the first request does not want the second one either.
      const hasEnded = await changes.endAll(change.userId)
      const kind = isDone ? 'email-restored' : 'email-change-stopped'
      if (hasEnded) await securityEventsRepository(tx).add(change.userId, kind, userAgentOf(request))
      return isDone
    })
    const isRestored = await orTaken(stopping, emailChangeMessages.takenBack)
    return withMessage(isRestored ? emailChangeMessages.undone : emailChangeMessages.stopped)
  })
}
