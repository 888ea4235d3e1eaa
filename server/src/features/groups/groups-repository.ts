import { randomUUIDv7 } from 'node:crypto'
import type { Group } from '@andariego/contract/groups'
import { ADMINISTERED_GROUPS_MAX } from '@andariego/contract/groups-rules'
import { type SqlBool, sql } from 'kysely'
import { type AskedPage, skippedBy } from '../../platform/database/asked-page.ts'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Undecided } from '../../platform/policy.ts'
import { isBlockedFor, personJson, shownEmail } from '../people/public.ts'
import { groupIdsOf, type ItinerariesOfGroup } from './select-groups.ts'
import './tables.ts'

const membersFor = (viewerId: string) => sql<Group['members']>`coalesce((
  select jsonb_agg(
    ${personJson(viewerId)} order by group_members.joined_at, people.id
  )
  from group_members join people on people.id = group_members.user_id
  where group_members.group_id = groups.id
), '[]'::jsonb)`

/** Newest first: the ids sort by time. */
const lastGroup = cursorOf('uuid')

export const groupsRepository = (database: Database | Tx, itinerariesOf: ItinerariesOfGroup) => {
  const select = (viewerId: string) =>
    database
      .selectFrom('groups')
      .innerJoin('people', 'people.id', 'groups.admin_id')
      .select([
        'groups.id',
        'groups.name',
        'groups.description',
        'groups.admin_id as adminId',
        // Members with a block between them are named only.
        sql<
          string | null
        >`case when people.name is null or not ${isBlockedFor(viewerId, 'people.id')} then ${shownEmail(viewerId)} end`.as(
          'admin',
        ),
        personJson(viewerId).as('adminPerson'),
        membersFor(viewerId).as('members'),
        itinerariesOf('groups.id', viewerId).as('itineraries'),
        isoInstant('groups.created_at').as('createdAt'),
      ])

  /** Returns undefined also for a caller who is not in the group: they must not learn that it exists. */
  const one = (id: string, viewerId: string): Promise<Undecided<Group> | undefined> =>
    select(viewerId)
      .where('groups.id', '=', id)
      .where(sql<SqlBool>`groups.id in (${groupIdsOf(viewerId)})`)
      .executeTakeFirst()

  return {
    one,

    list: async (viewerId: string, asked: AskedPage) => {
      const { limit, cursor } = asked
      const [after] = cursor === undefined ? [] : lastGroup.read(cursor)
      const data: Undecided<Group>[] = await select(viewerId)
        .where(sql<SqlBool>`groups.id in (${groupIdsOf(viewerId)})`)
        .$if(after !== undefined, (query) => query.where(sql<SqlBool>`groups.id < ${after}::uuid`))
        .orderBy('groups.id', 'desc')
        .offset(skippedBy(asked))
        .limit(limit)
        .execute()
      const last = data.at(-1)
      return { data, nextCursor: last && data.length === limit ? lastGroup.write([last.id]) : null }
    },

    /** Locks the admin, so that their simultaneous requests cannot exceed the number or repeat a name. */
    add: async (
      adminId: string,
      { name, description = null }: { name: string; description?: string | null | undefined },
    ): Promise<Undecided<Group> | 'duplicate' | 'too-many'> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`groups ${adminId}`}, 0))`.execute(database)
      const { count } = await database
        .selectFrom('groups')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('admin_id', '=', adminId)
        .executeTakeFirstOrThrow()
      if (count >= ADMINISTERED_GROUPS_MAX) return 'too-many'
      const id = randomUUIDv7()
      const added = await database
        .insertInto('groups')
        .values({ id, name, description, admin_id: adminId })
        .onConflict((conflict) => conflict.columns(['admin_id', 'name_key']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return added ? ((await one(id, adminId)) as Undecided<Group>) : 'duplicate'
    },

    remove: (id: string) => database.deleteFrom('groups').where('id', '=', id).execute(),
  }
}
