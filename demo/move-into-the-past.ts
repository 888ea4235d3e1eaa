import { sql } from 'kysely'
import type { Database } from '../server/src/platform/database/database.ts'

// Only dates are written past the rules, and only here: no request can say that something happened earlier, and a community
// whose every deed is a minute old looks like what it is, a sample.

/** When this loading began, or the one that was cut off before it: what is younger has not been moved yet. */
export const beginningOf = async (database: Database): Promise<Date> => {
  const { rows } = await sql<{ beginning: Date }>`
    select coalesce(min(created_at), now()) as beginning from idempotency_keys`.execute(database)
  return rows[0]?.beginning ?? new Date()
}

/** At another hour each day, three hours ago at the latest. */
const hoursAgoOn = (daysAgo: number) => daysAgo * 24 + 3 + ((daysAgo * 7) % 15)

/**
 * Moves all that was written since the beginning to a day of the past. Done day by day while the community is loaded, so that
 * what the rules count by the day (points, active days) is counted by the days of the community.
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

/** Puts the days on which people came right. */
export const moveArrival = (database: Database, userId: string, daysAgo: number) =>
  sql`with arrived as (
      update users set created_at = now() - make_interval(days => ${daysAgo}), confirmed_at = now() - make_interval(days => ${daysAgo})
      where id = ${userId} returning id, created_at)
    update points_ledger set created_at = arrived.created_at
    from arrived where user_id = arrived.id and action = 'email_confirmed'`.execute(database)

/** Dates messages, and brings what is kept beside the rows it is derived from up to their new dates. */
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
