import { sql } from 'kysely'
import type { Database } from '../server/src/platform/database/database.ts'

// Only dates are written directly to the database, and only here: no request can say that something happened earlier, and a
// community whose deeds are all a minute old does not look real.

/** Returns when this loading began, or the interrupted one before it: newer rows have not been moved yet. */
export const beginningOf = async (database: Database): Promise<Date> => {
  const { rows } = await sql<{ beginning: Date }>`
    select coalesce(min(created_at), now()) as beginning from idempotency_keys`.execute(database)
  return rows[0]?.beginning ?? new Date()
}

/** A different hour each day, at least three hours ago. */
const hoursAgoOn = (daysAgo: number) => daysAgo * 24 + 3 + ((daysAgo * 7) % 15)

/**
 * Moves everything written since the beginning to a day in the past. Runs day by day during the loading, so that daily rules
 * (points, active days) apply to the community's days.
 */
export const moveToDay = (database: Database, beginning: Date, daysAgo: number) => {
  const earlier = sql`make_interval(hours => ${hoursAgoOn(daysAgo)})`
  const moved = (table: string, column = 'created_at') => {
    const moment = sql.ref(column)
    return sql`update ${sql.table(table)} set ${moment} = ${moment} - ${earlier} where ${moment} >= ${beginning}`
  }
  return sql`with
    a as (${moved('places')}), b as (${moved('place_descriptions')}), c as (${moved('reviews')}),
    d as (${moved('place_photos')}), e as (${moved('reactions')}), f as (${moved('favourites')}),
    g as (${moved('itineraries')}), h as (${moved('groups')}), i as (${moved('group_members', 'joined_at')}),
    j as (${moved('user_badges', 'earned_at')})
    ${moved('points_ledger')}`.execute(database)
}

/** Corrects the days on which people joined. */
export const moveArrival = (database: Database, userId: string, daysAgo: number) =>
  sql`with arrived as (
      update users set created_at = now() - make_interval(days => ${daysAgo}), confirmed_at = now() - make_interval(days => ${daysAgo})
      where id = ${userId} returning id, created_at)
    update points_ledger set created_at = arrived.created_at
    from arrived where user_id = arrived.id and action = 'email_confirmed'`.execute(database)

/** Dates messages, and updates data that is derived from rows to their new dates. */
export const settleDates = (database: Database, messages: readonly { id: string; hoursAgo: number }[]) =>
  database.transaction().execute(async (tx) => {
    for (const { id, hoursAgo } of messages)
      await sql`update direct_messages set created_at = now() - make_interval(mins => ${Math.round(hoursAgo * 60)})
        where id = ${id}`.execute(tx)
    await sql`update conversation_sides as side set last_at = message.created_at from direct_messages as message
      where message.conversation_id = side.conversation_id and message.position = side.last_position`.execute(
      tx,
    )
    await sql`update itineraries set updated_at = created_at`.execute(tx)
    await sql`delete from review_days`.execute(tx)
    await sql`insert into review_days (day, part, total)
      select (created_at at time zone 'utc')::date, 0, count(*) from reviews group by 1`.execute(tx)
  })
