import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import { calledColumns, shownEmail } from './select-person.ts'
import './tables.ts'

/** A user's blocked and muted people. */
export const blocksRepository = (database: Database | Tx) => {
  const called = (userId: string) =>
    database
      .selectFrom('people')
      .select(['people.id', shownEmail(userId).as('email'), ...calledColumns(userId)])
  return {
    block: (userId: string, otherId: string) =>
      database
        .insertInto('blocks')
        .values({ blocker_id: userId, blocked_id: otherId })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    unblock: (userId: string, otherId: string) =>
      database
        .deleteFrom('blocks')
        .where('blocker_id', '=', userId)
        .where('blocked_id', '=', otherId)
        .execute(),

    blockedBy: (userId: string) =>
      called(userId)
        .innerJoin('blocks', 'blocks.blocked_id', 'people.id')
        .select(isoInstant('blocks.created_at').as('since'))
        .where('blocks.blocker_id', '=', userId)
        .orderBy('blocks.created_at', 'desc')
        .execute(),

    mute: (userId: string, otherId: string) =>
      database
        .insertInto('mutes')
        .values({ muter_id: userId, muted_id: otherId })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    unmute: (userId: string, otherId: string) =>
      database.deleteFrom('mutes').where('muter_id', '=', userId).where('muted_id', '=', otherId).execute(),

    mutedBy: (userId: string) =>
      called(userId)
        .innerJoin('mutes', 'mutes.muted_id', 'people.id')
        .select(isoInstant('mutes.created_at').as('since'))
        .where('mutes.muter_id', '=', userId)
        .orderBy('mutes.created_at', 'desc')
        .execute(),

    /** Locks the pair until the transaction ends, so that a block and an action that it forbids do not overlap. */
    takeTurns: (userId: string, otherId: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended('blocks ' || least(${userId}::uuid, ${otherId}::uuid)
        || greatest(${userId}::uuid, ${otherId}::uuid), 0))`.execute(database),
  }
}
