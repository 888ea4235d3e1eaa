import { hasLink, messagesMessages } from '@andariego/contract/messages-rules'
import { STRANGERS_A_DAY } from '@andariego/contract/trust-rules'
import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/http/errors.ts'
import { trustIn } from '../gamification/public.ts'
import { haveGroupInCommon } from '../groups/public.ts'
import './tables.ts'

const DAY_SECONDS = 86_400

/** Returns how many conversations a user began within a day. Locks, so that simultaneous new ones wait. */
const begunToday = async (tx: Tx, userId: string): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`strangers ${userId}`}, 0))`.execute(tx)
  const { count } = await tx
    .selectFrom('conversation_sides as side')
    .innerJoin('direct_messages as first', (join) =>
      join.onRef('first.conversation_id', '=', 'side.conversation_id').on('first.position', '=', 1),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('side.user_id', '=', userId)
    .where('first.sender_id', '=', userId)
    .where('first.created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

interface Written {
  sender: { id: string }
  receiver: { id: string }
  content: string
  /** Whether the sender's messages wait as a request; undefined before the first one. */
  isRequest: boolean | undefined
}

/**
 * Whether the receiver does not know the sender: no common group, and no answer yet. Strangers may send no links, and the daily
 * number of conversations they may begin grows with the community's trust.
 */
export const comesOfStranger = async (
  tx: Tx,
  { sender, receiver, content, isRequest }: Written,
  { rateLimits }: Pick<Config, 'rateLimits'>,
): Promise<boolean> => {
  const isFirst = isRequest === undefined
  if (isRequest === false || (isFirst && (await haveGroupInCommon(tx, sender.id, receiver.id)))) return false
  if (hasLink(content)) throw new Failure(422, 'link-to-stranger', messagesMessages.linkToStranger)
  if (isFirst && rateLimits) {
    const most = STRANGERS_A_DAY[await trustIn(tx, sender.id)]
    if ((await begunToday(tx, sender.id)) >= most)
      throw new Failure(429, 'rate-limited', messagesMessages.tooManyStrangers, {
        headers: { 'retry-after': String(DAY_SECONDS) },
      })
  }
  return true
}
