import { GROUP_NAME_MAX } from '@andariego/contract/groups-rules'
import { type SqlBool, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { peopleRepository } from '../people/public.ts'
import { everybody } from './group-event.ts'
import { membersRepository } from './members-repository.ts'

/** Returns the longest-standing member who is not removing their account at the same time. */
const heirOf = (tx: Tx, groupId: string) =>
  tx
    .selectFrom('group_members')
    .innerJoin('people', 'people.id', 'group_members.user_id')
    .select('people.id')
    .where('group_members.group_id', '=', groupId)
    .orderBy('group_members.joined_at')
    .orderBy('people.id')
    .limit(1)
    .forKeyShare('people')
    .skipLocked()
    .executeTakeFirst()

const signs = new Intl.Segmenter('es')

/** Returns the beginning of a name, at most this long. An emoji is left out rather than cut: half of one is shown as a question mark. */
const beginning = (name: string, length: number): string => {
  if (name.length <= length) return name
  return name.slice(0, [...signs.segment(name)].findLast(({ index }) => index <= length)?.index ?? 0)
}

/** Returns the name, or with ' (2)' and so on when the new admin already has a group of that name. */
const freeName = async (tx: Tx, adminId: string, name: string): Promise<string> => {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const candidate = `${beginning(name, GROUP_NAME_MAX - suffix.length).trimEnd()}${suffix}`
    const taken = await tx
      .selectFrom('groups')
      .select('id')
      .where('admin_id', '=', adminId)
      .where(sql<SqlBool>`name_key = regexp_replace(folded(${candidate}), '\\s+', ' ', 'g')`)
      .executeTakeFirst()
    if (!taken) return candidate
  }
}

interface LeftGroup {
  groupId: string
  /** The people who remain. */
  userIds: string[]
  /** Who administers it from now on; null when that did not change. */
  heirId: string | null
}

/**
 * Hands a removed account's groups over to the member who joined first, so that the others keep them; deletes those without
 * members. Returns each group it was in.
 */
export const handOver = async (tx: Tx, userId: string): Promise<LeftGroup[]> => {
  // From here on nobody can make this user the new admin of another group.
  await peopleRepository(tx).lock(userId)
  const members = membersRepository(tx)
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from groups where admin_id = ${userId}
    union all
    select id, name from groups join group_members on group_id = groups.id where user_id = ${userId}
    order by id`.execute(tx)
  const left: LeftGroup[] = []
  for (const { id, name } of rows) {
    const company = await members.lock(id, { orHidden: true })
    if (!company) continue
    let heirId: string | null = null
    if (company.adminId === userId) {
      const heir = await heirOf(tx, id)
      if (!heir) continue
      await sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${heir.id}`}, 0))`.execute(tx)
      await tx
        .updateTable('groups')
        .set({ admin_id: heir.id, name: await freeName(tx, heir.id, name) })
        .where('id', '=', id)
        .execute()
      await members.remove(id, heir.id)
      heirId = heir.id
    }
    const userIds = everybody(company).filter((one) => one !== userId)
    left.push({ groupId: id, userIds, heirId })
  }
  return left
}
