import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { groupIdsOf, groupsAmong, type ItinerariesOfGroup } from '../groups/public.ts'
import { isBlockedFor, personJson } from '../people/public.ts'
import './tables.ts'

/** People who may not open an itinerary get the same 404 as for one that does not exist. */

/**
 * A condition on `itineraries`: its owner, people of the groups it is shared with, and people it is shared with singly may read
 * it; nobody when it is hidden. A block between owner and user ends single sharing, not sharing through a group.
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

/**
 * A condition: whether somebody who may open an itinerary may also change it. Everybody may, except people it is shared with
 * singly to look.
 */
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

/** The groups that an itinerary is shared with, only those that the viewer is in. */
export const sharedWith = (viewerId: string) =>
  groupsAmong(sql`select group_id from itinerary_shares where itinerary_id = itineraries.id`, viewerId)

/** The itineraries shared with a group, latest shared first. `groupId` is the column with its id. */
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
