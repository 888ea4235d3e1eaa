import { randomUUID } from 'node:crypto'
import { accountsMessages } from '@andariego/contract/accounts-rules'
import { TERMS_VERSION } from '@andariego/contract/terms-rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { withMessage } from '../../platform/http/envelopes.ts'
import { Failure } from '../../platform/http/errors.ts'
import { LETTERS_PER_HOUR } from '../../platform/http/limits.ts'
import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import { afterAnswer } from './after-answer.ts'
import type { ConfirmAccount } from './confirm-account.ts'
import { consentsRepository } from './consents-repository.ts'
import { refuseGuessable } from './leaked/refuse-guessable.ts'
import { alreadyRegisteredLetter, confirmationLetter, contestedLetter } from './letters.ts'
import { mailedTokensRepository, type TokenUse } from './mailed-tokens-repository.ts'
import { createPasswords } from './passwords.ts'
import { hashOfToken, newMailedToken } from './tokens.ts'
import { type Account, usersRepository } from './users-repository.ts'

/**
 * How many accounts of one mailbox wait for their confirmation; the oldest one makes room. Not less than the letters that a mailbox
 * gets in an hour, so that each mailed link is valid for at least that long.
 */
const UNCONFIRMED_PER_MAILBOX = LETTERS_PER_HOUR

const RESENT = 'Si la cuenta existe y falta confirmarla, te enviamos un nuevo enlace. Revisa tu correo.'

interface NewAccount {
  address: string
  passwordHash: string
  termsVersion: string
}

/** Returns the user of a valid token. Throws a 404 for a token that was never sent, a 410 for one that is no longer valid. */
export const goodToken = (use: TokenUse) => {
  if (use.state === 'good') return use
  if (use.state === 'unknown') throw new Failure(404, 'not-found', 'El enlace no es válido.')
  throw new Failure(410, 'gone', 'El enlace expiró o ya fue utilizado.')
}

export const registrationRoutes = (route: Route, services: Services, confirmAccount: ConfirmAccount) => {
  const { config, write, sendLetter, limits } = services
  const { publicUrl } = config
  const passwords = createPasswords(services)

  /** Creates an unconfirmed account, in place of the mailbox's oldest one if there are too many. Returns its link's token, or null when the address already has an account. */
  const open = async (
    tx: Tx,
    { address, passwordHash, termsVersion }: NewAccount,
  ): Promise<string | null> => {
    const users = usersRepository(tx)
    const id = await users.add(address, passwordHash)
    if (id === null) return null
    await users.keepUnconfirmed(address, UNCONFIRMED_PER_MAILBOX)
    await consentsRepository(tx).add(id, termsVersion)
    const { token, tokenHash } = newMailedToken()
    await mailedTokensRepository(tx).add(id, 'confirm', tokenHash)
    return token
  }

  /** Sends a new link and invalidates earlier ones. While the account has no password, the link is one to choose a password. */
  const sendLink = async (tx: Tx, { id, email, passwordHash }: Omit<Account, 'isConfirmed'>) => {
    const tokens = mailedTokensRepository(tx)
    await tokens.spendAll(id)
    const { token, tokenHash } = newMailedToken()
    await tokens.add(id, passwordHash === null ? 'reset' : 'confirm', tokenHash)
    const letter = passwordHash === null ? contestedLetter : confirmationLetter
    await sendLetter(tx, letter(publicUrl, email, token))
  }

  route('POST /auth/register', async ({ body: { email, password, termsVersion = TERMS_VERSION } }) => {
    refuseGuessable(password, email)
    // Hashes before any look-up, so that the response takes equally long whether or not the address is taken.
    const passwordHash = await passwords.hashOf(password)
    // The answer is the same: whoever floods a mailbox does not learn when it is spared.
    const mayWrite = await limits.mayWriteTo(email)
    await write(async (tx) => {
      const users = usersRepository(tx)
      const known = await users.lock(email)
      const isKnownPassword = await passwords.matches(known?.passwordHash ?? null, password)
      // Always creates an account, and rolls it back when the address has one already, so that the response time does not reveal
      // which.
      await sql`savepoint before_account`.execute(tx)
      const address = known ? `${randomUUID()}@address.invalid` : email
      const token = await open(tx, { address, passwordHash, termsVersion })
      // Without a letter nobody could confirm the account.
      if (known === undefined && token !== null && mayWrite) {
        await sql`release savepoint before_account`.execute(tx)
        await sendLetter(tx, confirmationLetter(publicUrl, email, token))
        return
      }
      await sql`rollback to savepoint before_account`.execute(tx)
      // Without an account at the look-up, somebody else has registered the address meanwhile.
      const account = known ?? (await users.lock(email))
      if (account === undefined) return
      if (account.isConfirmed) {
        if (mayWrite) await sendLetter(tx, alreadyRegisteredLetter(publicUrl, account.email))
        return
      }
      await consentsRepository(tx).add(account.id, termsVersion)
      const isSamePerson = known ? isKnownPassword : await passwords.matches(account.passwordHash, password)
      // Two people registered this address, and only the mailbox's owner can follow the link: so the password is chosen there.
      if (!isSamePerson) await users.setPassword(account.id, null)
      // The link of the last letter stays good.
      if (mayWrite) await sendLink(tx, isSamePerson ? account : { ...account, passwordHash: null })
    })
    return withMessage(accountsMessages.registered)
  })

  route('GET /auth/confirm-email/:token', async ({ params: { token } }) => {
    await write(async (tx, emit) => {
      const tokens = mailedTokensRepository(tx)
      const { userId } = goodToken(await tokens.use('confirm', hashOfToken(token)))
      await confirmAccount(tx, userId, emit)
      await tokens.spendAll(userId, 'confirm')
    })
    return withMessage(accountsMessages.confirmed)
  })

  route('POST /auth/resend-confirmation', async ({ body: { email }, reply }) => {
    afterAnswer(reply, () =>
      write(async (tx) => {
        const account = await usersRepository(tx).lock(email)
        if (account === undefined || account.isConfirmed || !(await limits.mayWriteTo(email))) return
        await sendLink(tx, account)
      }),
    )
    return withMessage(RESENT)
  })
}
