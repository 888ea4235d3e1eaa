import type { Group } from '@andariego/contract/groups'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

/**
 * The SQL of the itineraries shared with a group. `groupId` is the column with its id, `viewerId` the user who is shown their
 * owners. Provided by the itineraries domain: groups do not depend on it.
 */
export type ItinerariesOfGroup = (groupId: string, viewerId: string) => RawBuilder<Group['itineraries']>

/** A query of the ids of the groups that a user is in, as admin or as member. */
export const groupIdsOf = (userId: string | RawBuilder<string>): RawBuilder<unknown> =>
  sql`select group_id from group_people where user_id = ${userId}`

/** Returns those of these groups that the viewer is in, by name. `groupIds` is a query of ids. */
export const groupsAmong = (
  groupIds: RawBuilder<unknown>,
  viewerId: string,
): RawBuilder<{ id: string; name: string }[]> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', groups.id, 'name', groups.name) order by groups.name, groups.id)
  from groups
  where groups.id in (${groupIds}) and groups.id in (${groupIdsOf(viewerId)})
), '[]'::jsonb)`

/** Whether a user is in a group that is not hidden. */
export const isInGroup = async (database: Database | Tx, groupId: string, userId: string): Promise<boolean> =>
  (await database
    .selectFrom('group_people')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined
