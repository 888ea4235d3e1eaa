import type { Tx } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/database/write.ts'
import type { Caller } from '../../../platform/http/session.ts'
import { emailChangesRepository } from '../email-change/email-changes-repository.ts'
import { mailedTokensRepository } from '../mailed-tokens-repository.ts'
import { sessionsRepository } from '../sessions-repository.ts'
import { knownDevicesRepository } from './known-devices-repository.ts'

/**
 * Ends what others may hold of an account when it changes how one signs in: mailed links, a change of address that was asked for, all
 * other sessions and their devices.
 */
export const endOthers = async (
  tx: Tx,
  emit: Emit,
  { id, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
): Promise<void> => {
  await mailedTokensRepository(tx).spendAll(id)
  await emailChangesRepository(tx).endAsked(id)
  await knownDevicesRepository(tx).forgetAll(id, sessionId)
  emit({ type: 'session-ended', sessionIds: await sessionsRepository(tx).endAll(id, sessionId) })
}
