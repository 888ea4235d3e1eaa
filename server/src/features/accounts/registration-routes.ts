import { accountsMessages } from '@andariego/contract/accounts-rules'
import { withMessage } from '../../platform/http/envelopes.ts'
import { Failure } from '../../platform/http/errors.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import type { Rewards } from '../gamification/public.ts'
import { alreadyRegisteredLetter, confirmationLetter } from './letters.ts'
import { mailedTokensRepository, type TokenUse } from './mailed-tokens-repository.ts'
import { hashPassword } from './passwords.ts'
import { hashOfToken, newMailedToken } from './tokens.ts'
import { usersRepository } from './users-repository.ts'

const RESENT = 'Si la cuenta existe y falta confirmarla, te enviamos un nuevo enlace. Revisa tu correo.'

/** The user behind a good token; 404 for one that was never sent, 410 for one that no longer works. */
export const goodToken = (use: TokenUse) => {
  if (use.state === 'good') return use
  if (use.state === 'unknown') throw new Failure(404, 'not-found', 'El enlace no es válido.')
  throw new Failure(410, 'gone', 'El enlace expiró o ya fue utilizado.')
}

export const registrationRoutes = (
  route: Route,
  { config, write, sendLetter }: Services,
  { earnUnseen }: Rewards,
) => {
  const { publicUrl } = config

  route('POST /auth/register', async ({ body: { email, password } }) => {
    // Before anything is looked up: the answer is as slow whether or not the address is taken.
    const passwordHash = await hashPassword(password)
    await write(async (tx) => {
      const users = usersRepository(tx)
      const added = await users.add(email, passwordHash)
      const account = added === null ? await users.withEmail(email) : { id: added, email, isConfirmed: false }
      if (account === undefined) return
      if (account.isConfirmed) return sendLetter(tx, alreadyRegisteredLetter(publicUrl, account.email))
      const { token, tokenHash } = newMailedToken()
      await mailedTokensRepository(tx).add(account.id, 'confirm', tokenHash, passwordHash)
      await sendLetter(tx, confirmationLetter(publicUrl, account.email, token))
    })
    return withMessage(accountsMessages.registered)
  })

  route('GET /auth/confirm-email/:token', async ({ params: { token } }) => {
    await write(async (tx, emit) => {
      const tokens = mailedTokensRepository(tx)
      const { userId, passwordHash } = goodToken(await tokens.use('confirm', hashOfToken(token)))
      await usersRepository(tx).confirm(userId, passwordHash)
      await tokens.spendAll(userId, 'confirm')
      await earnUnseen(tx, { action: 'email_confirmed', userId }, emit)
    })
    return withMessage(accountsMessages.confirmed)
  })

  route('POST /auth/resend-confirmation', async ({ body: { email } }) => {
    await write(async (tx) => {
      const account = await usersRepository(tx).withEmail(email)
      if (account === undefined || account.isConfirmed) return
      const tokens = mailedTokensRepository(tx)
      await tokens.spendAll(account.id, 'confirm')
      const { token, tokenHash } = newMailedToken()
      await tokens.add(account.id, 'confirm', tokenHash, account.passwordHash)
      await sendLetter(tx, confirmationLetter(publicUrl, account.email, token))
    })
    return withMessage(RESENT)
  })
}
