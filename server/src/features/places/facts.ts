import { sql } from 'kysely'
import type { FactsPart } from '../gamification/public.ts'

/** Facts about a user's contributions: places, descriptions and favourites. */
export const placesFacts: FactsPart = {
  counts: { favourites: (userId) => sql`select count(*) from favourites where user_id = ${userId}` },
  days: (userId) => sql`
    select (created_at at time zone 'utc')::date from places where created_by = ${userId}
    union select (created_at at time zone 'utc')::date from place_descriptions where author_id = ${userId}`,
}
