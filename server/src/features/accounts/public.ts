import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { AddFile, AddText } from './create-export.ts'
import { sessionsRepository } from './sessions-repository.ts'

export { changed as usersChanged, userTag } from './changed.ts'
export type { AddFile } from './create-export.ts'

export { moderators } from './moderators.ts'
export { PASSWORD_COST } from './passwords.ts'
export { type RemovedFactor, removeLostFactor } from './second-factor/remove-lost-factor.ts'

/** Ends all sessions of a user, with their tokens and open live streams. */
export const endSessionsOf = async (tx: Tx, userId: string, emit: Emit): Promise<void> => {
  const sessionIds = await sessionsRepository(tx).endAll(userId)
  if (sessionIds.length > 0) emit({ type: 'session-ended', sessionIds })
}

/** What a domain contributes when an account is confirmed, exported or removed. */
export interface AccountPart {
  /** Runs in the transaction that confirms a new account. */
  afterConfirmation?: (tx: Tx, userId: string, emit: Emit) => Promise<void>
  /** Adds the user's data to the export. */
  addToExport?: (userId: string, into: { add: AddText; addFile: AddFile }) => Promise<void>
  /**
   * Runs in the removal's transaction, before the user's row is deleted. The returned function runs after the commit, for example
   * to delete files from storage.
   */
  beforeRemoval?: (tx: Tx, userId: string, emit: Emit) => Promise<void | (() => Promise<void>)>
}
