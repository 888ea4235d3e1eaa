import { GROUP_MEMBERS_MAX } from '@andariego/contract/groups-rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { peopleRepository } from '../people/public.ts'
import './tables.ts'

/** The admin and members of a group, for those who change it. */
export interface Company {
  adminId: string
  memberIds: string[]
}

type Added = 'added' | 'already-members' | 'unknown-user' | 'too-many'

export const membersRepository = (tx: Tx) => ({
  /**
   * Locks the group, so that changes wait for each other. Undefined when it does not exist, or is hidden and `orHidden` is false.
   */
  lock: async (groupId: string, { orHidden = false } = {}): Promise<Company | undefined> => {
    const group = await tx
      .selectFrom('groups')
      .select('admin_id as adminId')
      .where('id', '=', groupId)
      .$if(!orHidden, (query) => query.where('hidden_at', 'is', null))
      .forUpdate()
      .executeTakeFirst()
    if (!group) return undefined
    const members = await tx
      .selectFrom('group_members')
      .select('user_id')
      .where('group_id', '=', groupId)
      .execute()
    return { ...group, memberIds: members.map(({ user_id }) => user_id) }
  },

  /** Adds all of these users or none. `company` is the result of the lock. */
  add: async (groupId: string, { adminId, memberIds }: Company, userIds: string[]): Promise<Added> => {
    if (userIds.some((id) => id === adminId || memberIds.includes(id))) return 'already-members'
    if (memberIds.length + userIds.length > GROUP_MEMBERS_MAX) return 'too-many'
    // Excludes users who are removing their account at the same time.
    const known = await peopleRepository(tx).held(userIds, adminId)
    if (known.length < userIds.length) return 'unknown-user'
    await tx
      .insertInto('group_members')
      .values(
        userIds.map((user_id) => ({ group_id: groupId, user_id, joined_at: sql<Date>`clock_timestamp()` })),
      )
      .execute()
    return 'added'
  },

  remove: (groupId: string, userId: string) =>
    tx.deleteFrom('group_members').where('group_id', '=', groupId).where('user_id', '=', userId).execute(),
})
