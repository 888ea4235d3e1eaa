import { secondFactorMessages } from '@andariego/contract/second-factor-rules'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/http/errors.ts'
import type { Services } from '../../../platform/services.ts'
import { securityEventsRepository } from '../security/security-events-repository.ts'
import { hashOfToken } from '../tokens.ts'
import { usersRepository } from '../users-repository.ts'
import { createAppCodes } from './codes.ts'
import { recoveryCodeUsedLetter } from './letters.ts'
import { secondFactorsRepository } from './second-factors-repository.ts'

const missingCode = () => new Failure(403, 'second-factor-required', secondFactorMessages.required)
export const wrongCode = () => new Failure(403, 'wrong-code', secondFactorMessages.wrongCode)

/** Checks the second step of users who have turned it on; lets others pass. */
export const createSecondStep = ({ config, secret, sendLetter }: Services) => {
  const appCodes = createAppCodes(secret)

  const useRecoveryCode = async (tx: Tx, userId: string, code: string, userAgent: string | null) => {
    const factors = secondFactorsRepository(tx)
    if (!(await factors.useCode(userId, hashOfToken(code)))) throw wrongCode()
    await securityEventsRepository(tx).add(userId, 'recovery-code-used', userAgent)
    const [account, state] = [await usersRepository(tx).withId(userId), await factors.state(userId)]
    if (account)
      await sendLetter(tx, recoveryCodeUsedLetter(config.publicUrl, account.email, state?.codesLeft ?? 0))
  }

  /**
   * Uses a code up, in the transaction of the change that it authorizes. Throws for a missing or wrong code if one is required.
   */
  return async (
    tx: Tx,
    userId: string,
    { code, userAgent }: { code: string | undefined; userAgent: string | null },
  ): Promise<void> => {
    const factors = secondFactorsRepository(tx)
    const factor = await factors.lock(userId)
    if (!factor?.isOn) return
    if (code === undefined) throw missingCode()
    const step = await appCodes.stepOf(factor, code)
    if (step === null) return useRecoveryCode(tx, userId, code, userAgent)
    await factors.spend(userId, step)
  }
}
