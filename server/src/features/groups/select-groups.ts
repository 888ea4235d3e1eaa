import type { Group } from '@andariego/contract/groups'
import { type RawBuilder, sql } from 'kysely'
import './tables.ts'

/**
 * The itineraries that are shared with a group, as a piece of SQL; `groupId` names the column with its id, `viewerId` who is
 * shown their owners. The domain of
 * itineraries provides it: groups know nothing of itineraries.
 */
export type ItinerariesOfGroup = (groupId: string, viewerId: string) => RawBuilder<Group['itineraries']>

/** A query of the groups that a user is in, as admin or as member. */
export const groupIdsOf = (userId: string): RawBuilder<unknown> =>
  sql`select group_id from group_people where user_id = ${userId}`

/** Those of these groups that the viewer is in, by name. `groupIds` is a query of ids. */
export const groupsAmong = (
  groupIds: RawBuilder<unknown>,
  viewerId: string,
): RawBuilder<{ id: string; name: string }[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', groups.id, 'name', groups.name) order by groups.name, groups.id)
  from groups
  where groups.id in (${groupIds}) and groups.id in (${groupIdsOf(viewerId)})
), '[]'::jsonb)`
