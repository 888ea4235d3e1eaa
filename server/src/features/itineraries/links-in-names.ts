import { tripsMessages } from '@andariego/contract/trips-rules'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/errors.ts'
import { isLinkOfNewAccount } from '../moderation/public.ts'
import { linksRepository } from './links/links-repository.ts'
import { audienceOf } from './tell-of-change.ts'
import './tables.ts'

// Whoever a trip is shared with reads its name in their list, in a notification and in a mail, without having asked for it. A trip
// of one's own may be called anything.

const refusal = () => new Failure(422, 'validation', tripsMessages.linkInName)

/** Throws when a new account opens a trip to others whose name has a link. */
export const refuseToOpen = async (tx: Tx, callerId: string, name: string): Promise<void> => {
  if (await isLinkOfNewAccount(tx, callerId, name)) throw refusal()
}

const isOpenToOthers = async (tx: Tx, id: string): Promise<boolean> =>
  (await audienceOf(tx, id)).length > 1 || (await linksRepository(tx).of(id)).length > 0

/** Whether a new account gives a trip that is open to others a name with a link. */
export const isLinkForOthers = async (
  tx: Tx,
  { id, callerId }: { id: string; callerId: string },
  name: string,
): Promise<boolean> => (await isLinkOfNewAccount(tx, callerId, name)) && (await isOpenToOthers(tx, id))

/** Throws in that case. */
export const refuseLinkForOthers = async (...rename: Parameters<typeof isLinkForOthers>): Promise<void> => {
  if (await isLinkForOthers(...rename)) throw refusal()
}
