import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { groupIdsOf } from './select-groups.ts'
import './tables.ts'

/** For the export: a user's role in each group, without other people's data. */
export const membershipsOf = (database: Database, userId: string) =>
  database
    .selectFrom('groups')
    .leftJoin('group_members', (join) =>
      join.onRef('group_members.group_id', '=', 'groups.id').on('group_members.user_id', '=', userId),
    )
    .select([
      'groups.id',
      'groups.name',
      'groups.description',
      sql<boolean>`groups.admin_id = ${userId}`.as('isAdmin'),
      'groups.created_at as createdAt',
      'group_members.joined_at as joinedAt',
    ])
    // A hidden group has no people, but is still its admin's.
    .where(sql<SqlBool>`(groups.admin_id = ${userId} or groups.id in (${groupIdsOf(userId)}))`)
    .orderBy('groups.id')
    .execute()

/** Locks these groups until the transaction ends: nobody can be removed from them, and none can be deleted. */
export const holdGroups = (tx: Tx, groupIds: readonly string[]) =>
  sql`select from groups where id = any(${[...groupIds]}::uuid[]) order by id for share`.execute(tx)

/** Whether two users are in the same group, as admin or as members. */
export const haveGroupInCommon = async (
  database: Database | Tx,
  userId: string,
  otherId: string,
): Promise<boolean> => {
  const row = await database
    .selectFrom('group_people as own')
    .innerJoin('group_people as other', 'other.group_id', 'own.group_id')
    .select('own.group_id')
    .where('own.user_id', '=', userId)
    .where('other.user_id', '=', otherId)
    .executeTakeFirst()
  return row !== undefined
}
