import { accountsMessages } from '@andariego/contract/accounts-rules'
import type { Tx } from '../../platform/database/database.ts'
import { Failure, found } from '../../platform/http/errors.ts'
import type { Services } from '../../platform/services.ts'
import { createPasswords } from './passwords.ts'
import { type Account, usersRepository } from './users-repository.ts'

const wrongPassword = () => new Failure(403, 'wrong-password', 'La contraseña actual no es correcta.')

/**
 * To be called first in the transaction of a change that this account's password, checked before, authorizes. Throws like for a
 * wrong password if it was changed since: checking one takes a while, and whoever changes it wants no other change by it.
 */
export const holdPassword = async (tx: Tx, account: Account): Promise<void> => {
  if (!(await usersRepository(tx).holdPassword(account))) throw wrongPassword()
}

/**
 * Returns a function that checks the password of a signed-in user before a change that needs it, and returns the account for
 * `holdPassword`. It throws for a wrong password, and LimitExceeded after ten wrong ones in 15 minutes, from any address: somebody with a stolen
 * session cannot guess on.
 */
export const createOwnPassword = (services: Services) => {
  const { database, limits } = services
  const passwords = createPasswords(services)
  return async (userId: string, password: string) => {
    const account = found(await usersRepository(database).withId(userId), accountsMessages.unauthenticated)
    const attempts = `password of ${userId}`
    // Counted before the check, so that simultaneous guesses all count.
    await limits.loginFailures.record(attempts)
    if (!(await passwords.matches(account.passwordHash, password))) throw wrongPassword()
    await limits.loginFailures.clear(attempts)
    return account
  }
}
