import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { groupIdsOf, groupsAmong, type ItinerariesOfGroup } from '../groups/public.ts'
import { isBlockedFor, personJson } from '../people/public.ts'
import './tables.ts'

/** Whoever may not open an itinerary is told that there is no such thing. */

/**
 * A condition on `itineraries`: who may read one owns it, is in a group that it is shared with, or is one of its people; hidden ones
 * nobody. A block parts its owner from single people, not from those of a group.
 */
export const mayOpen = (
  userId: string | RawBuilder<string>,
): RawBuilder<SqlBool> => sql`itineraries.hidden_at is null and itineraries.id in (
  select id from itineraries where owner_id = ${userId}
  union all
  select itinerary_id from itinerary_shares where group_id in (${groupIdsOf(userId)})
  union all
  select itinerary_people.itinerary_id from itinerary_people
    join itineraries as shared on shared.id = itinerary_people.itinerary_id
    where itinerary_people.user_id = ${userId} and not ${isBlockedFor(userId, 'shared.owner_id')}
)`

/** Whether somebody who may open an itinerary may change it as well: everybody but single people who were asked to look. */
export const isEditor = (userId: string): RawBuilder<boolean> => sql<boolean>`(
  itineraries.owner_id = ${userId}
  or exists (
    select from itinerary_shares
    where itinerary_id = itineraries.id and group_id in (${groupIdsOf(userId)})
  )
  or exists (
    select from itinerary_people
    where itinerary_id = itineraries.id and user_id = ${userId} and role = 'edit'
  )
)`

/** The groups that an itinerary is shared with, those of them that the viewer is in. */
export const sharedWith = (viewerId: string) =>
  groupsAmong(sql`select group_id from itinerary_shares where itinerary_id = itineraries.id`, viewerId)

/** The itineraries that a group may open, the last shared first. `groupId` names the column with its id. */
export const itinerariesOfGroup: ItinerariesOfGroup = (groupId, viewerId) => sql`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'id', itineraries.id,
      'name', itineraries.name,
      'owner', ${personJson(viewerId)}
    )
    order by itinerary_shares.shared_at desc, itineraries.id
  )
  from itinerary_shares
  join itineraries on itineraries.id = itinerary_shares.itinerary_id
  join people on people.id = itineraries.owner_id
  where itinerary_shares.group_id = ${sql.ref(groupId)} and itineraries.hidden_at is null
), '[]'::jsonb)`
