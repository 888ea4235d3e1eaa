import { sql } from 'kysely'
import type { Database } from '../server/src/platform/database/database.ts'
import { travellers } from './community/travellers.ts'

interface Dated {
  id: string
  hoursAgo: number
}

/**
 * Spreads what the community did over the last months. Only dates are written past the rules, and only here: no request can
 * say that something happened earlier, and a community whose every deed is a minute old looks like what it is, a sample.
 */
export const moveIntoThePast = (
  database: Database,
  deeds: Record<'places' | 'reviews' | 'itineraries' | 'direct_messages', Dated[]>,
) =>
  database.transaction().execute(async (tx) => {
    const move = (table: keyof typeof deeds, { id, hoursAgo }: Dated) =>
      sql`update ${sql.table(table)} set created_at = now() - make_interval(mins => ${Math.round(hoursAgo * 60)}) where id = ${id}`.execute(
        tx,
      )
    for (const place of deeds.places) await move('places', place)
    for (const review of deeds.reviews) await move('reviews', review)
    for (const itinerary of deeds.itineraries) await move('itineraries', itinerary)
    for (const message of deeds.direct_messages) await move('direct_messages', message)
    await sql`update conversation_sides as side set last_at = message.created_at from direct_messages as message
      where message.conversation_id = side.conversation_id and message.position = side.last_position`.execute(
      tx,
    )
    await sql`update itineraries set updated_at = created_at`.execute(tx)
    const emails = sql.join(Object.values(travellers))
    await sql`update users set created_at = now() - interval '190 days', confirmed_at = now() - interval '190 days'
      where email in (${emails})`.execute(tx)
    await sql`update place_descriptions set created_at = places.created_at
      from places where places.id = place_id`.execute(tx)
    // Between the review and now, the same moment for each person at every loading.
    await sql`update reactions set created_at = reviews.created_at
      + (now() - reviews.created_at) * (0.05 + abs(hashtext(reactions.user_id::text) % 40) / 100.0)
      from reviews where reviews.id = review_id`.execute(tx)
    await sql`update favourites set created_at = places.created_at
      + (now() - places.created_at) * (0.1 + abs(hashtext(user_id::text) % 60) / 100.0)
      from places where places.id = place_id`.execute(tx)
  })
