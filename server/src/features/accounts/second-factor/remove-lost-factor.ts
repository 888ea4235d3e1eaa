import type { Services } from '../../../platform/services.ts'
import { passkeysRepository } from '../passkeys/passkeys-repository.ts'
import { knownDevicesRepository } from '../security/known-devices-repository.ts'
import { securityEventsRepository } from '../security/security-events-repository.ts'
import { sessionsRepository } from '../sessions-repository.ts'
import { usersRepository } from '../users-repository.ts'
import { lostFactorLetter } from './letters.ts'
import { secondFactorsRepository } from './second-factors-repository.ts'

type Parts = Pick<Services, 'config' | 'write' | 'sendLetter'>

export interface RemovedFactor {
  secondFactor: boolean
  passkeys: number
  /** How many passkeys the account keeps. */
  passkeysLeft: number
}

/**
 * Removes the second step of somebody who convinced the operator that they lost phone and recovery codes: the password alone then
 * signs in. What was lost may be in other hands, so every session ends and every device is forgotten. Null when no confirmed
 * account has the address.
 */
export const removeLostFactor = (
  { config: { publicUrl }, write, sendLetter }: Parts,
  email: string,
  { withPasskeys }: { withPasskeys: boolean },
): Promise<RemovedFactor | null> =>
  write(async (tx, emit) => {
    const account = await usersRepository(tx).lock(email.trim())
    if (account === undefined || !account.isConfirmed) return null
    const { id } = account
    const passkeys = passkeysRepository(tx)
    const factors = secondFactorsRepository(tx)
    const secondFactor = (await factors.state(id)) !== undefined
    if (secondFactor) await factors.remove(id)
    const removed = { secondFactor, passkeys: withPasskeys ? await passkeys.removeAll(id) : 0 }
    if (removed.secondFactor || removed.passkeys > 0) {
      const events = securityEventsRepository(tx)
      if (removed.secondFactor) await events.add(id, 'second-factor-removed', null)
      if (removed.passkeys > 0) await events.add(id, 'passkeys-removed', null)
      await knownDevicesRepository(tx).forgetAll(id)
      emit({ type: 'session-ended', sessionIds: await sessionsRepository(tx).endAll(id) })
      await sendLetter(tx, lostFactorLetter(publicUrl, account.email, removed))
    }
    return { ...removed, passkeysLeft: (await passkeys.of(id)).length }
  })
