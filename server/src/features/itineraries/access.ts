import { type RawBuilder, type SqlBool, sql } from 'kysely'
import './tables.ts'

/** Whoever may not open an itinerary is told that there is no such thing. */

/** A condition on `itineraries`: who may read and edit one owns it, or is in a group that it is shared with. */
export const mayOpen = (userId: string): RawBuilder<SqlBool> => sql`itineraries.id in (
  select id from itineraries where owner_id = ${userId}
  union all
  select itinerary_id from itinerary_shares join group_people using (group_id) where user_id = ${userId}
)`

/** The groups that an itinerary is shared with, those of them that the viewer is in. */
export const sharedWith = (viewerId: string) => sql<{ id: string; name: string }[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', groups.id, 'name', groups.name) order by groups.name, groups.id)
  from itinerary_shares join groups on groups.id = itinerary_shares.group_id
  where itinerary_shares.itinerary_id = itineraries.id
    and groups.id in (select group_id from group_people where user_id = ${viewerId})
), '[]'::jsonb)`
