import type { ZipFile } from 'yazl'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { sessionsRepository } from './sessions-repository.ts'

export { userTag } from './changed.ts'

export { moderators } from './moderators.ts'
export { PASSWORD_COST } from './passwords.ts'
export { type RemovedFactor, removeLostFactor } from './second-factor/remove-lost-factor.ts'

/** Ends every session of a user, with the tokens and open pages that came of it. */
export const endSessionsOf = async (tx: Tx, userId: string, emit: Emit): Promise<void> => {
  const sessionIds = await sessionsRepository(tx).endAll(userId)
  if (sessionIds.length > 0) emit({ type: 'session-ended', sessionIds })
}

/** What a domain does when an account is exported or removed. */
export interface AccountPart {
  /** Adds what the user gave: JSON documents by `add`, files by the archive itself. */
  addToExport?: (
    userId: string,
    into: { add: (name: string, value: unknown) => void; archive: ZipFile },
  ) => Promise<void>
  /**
   * Runs in the removal's transaction, before the row of the user goes. What it returns is done once that is committed: taking
   * files out of storage.
   */
  beforeRemoval?: (tx: Tx, userId: string, emit: Emit) => Promise<void | (() => Promise<void>)>
}
