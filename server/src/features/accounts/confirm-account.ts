import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import type { Rewards } from '../gamification/public.ts'
import type { AccountPart } from './public.ts'
import { usersRepository } from './users-repository.ts'

export type ConfirmAccount = (tx: Tx, userId: string, emit: Emit) => Promise<void>

/** Confirms an account when its owner has followed a mailed link, and begins what every domain has for new accounts. */
export const createConfirmAccount =
  (parts: readonly AccountPart[], { earnUnseen }: Rewards): ConfirmAccount =>
  async (tx, userId, emit) => {
    if (!(await usersRepository(tx).confirm(userId))) return
    await earnUnseen(tx, { action: 'email_confirmed', userId }, emit)
    for (const part of parts) await part.afterConfirmation?.(tx, userId, emit)
  }
