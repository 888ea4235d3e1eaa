import { randomUUIDv7 } from 'node:crypto'
import type { Group } from '@andariego/contract/groups'
import { ADMINISTERED_GROUPS_MAX } from '@andariego/contract/groups-rules'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant, readCursor, writeCursor } from '../../platform/database/select.ts'
import { personEmail, personJson } from '../people/public.ts'
import './tables.ts'

const members = sql<Group['members']>`coalesce((
  select jsonb_agg(
    ${personJson} order by group_members.joined_at, people.id
  )
  from group_members join people on people.id = group_members.user_id
  where group_members.group_id = groups.id
), '[]'::jsonb)`

const itineraries = sql<Group['itineraries']>`coalesce((
  select jsonb_agg(
    jsonb_build_object(
      'id', itineraries.id,
      'name', itineraries.name,
      'owner', ${personJson}
    )
    order by itinerary_shares.shared_at desc, itineraries.id
  )
  from itinerary_shares
  join itineraries on itineraries.id = itinerary_shares.itinerary_id
  join people on people.id = itineraries.owner_id
  where itinerary_shares.group_id = groups.id
), '[]'::jsonb)`

/** The groups of a user, as admin or as member. */
const idsOf = (userId: string) => sql`select group_id from group_people where user_id = ${userId}`

export const groupsRepository = (database: Database | Tx) => {
  const select = () =>
    database
      .selectFrom('groups')
      .innerJoin('people', 'people.id', 'groups.admin_id')
      .select([
        'groups.id',
        'groups.name',
        'groups.description',
        'groups.admin_id as adminId',
        personEmail.as('admin'),
        members.as('members'),
        itineraries.as('itineraries'),
        isoInstant('groups.created_at').as('createdAt'),
      ])

  /** Also undefined for who is not in it: a group is nobody else's to know of. */
  const one = (id: string, viewerId: string): Promise<Group | undefined> =>
    select()
      .where('groups.id', '=', id)
      .where(sql<SqlBool>`groups.id in (${idsOf(viewerId)})`)
      .executeTakeFirst()

  return {
    one,

    /** Newest first: their ids tell the order. */
    list: async (viewerId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }) => {
      const [after] = readCursor(cursor) ?? []
      const data: Group[] = await select()
        .where(sql<SqlBool>`groups.id in (${idsOf(viewerId)})`)
        .$if(after !== undefined, (query) => query.where(sql<SqlBool>`groups.id < ${after}::text::uuid`))
        .orderBy('groups.id', 'desc')
        .limit(limit)
        .execute()
      const last = data.at(-1)
      return { data, nextCursor: last && data.length === limit ? writeCursor([last.id]) : null }
    },

    /** Posts of one admin take turns, so that neither the name nor their number can be raced. */
    add: async (
      adminId: string,
      { name, description = null }: { name: string; description?: string | null | undefined },
    ): Promise<Group | 'duplicate' | 'too-many'> => {
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
      return added ? ((await one(id, adminId)) as Group) : 'duplicate'
    },

    remove: (id: string) => database.deleteFrom('groups').where('id', '=', id).execute(),

    /** For the export: what a user has to do with each group, without what others gave. */
    ofUser: (userId: string) =>
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
        .where(sql<SqlBool>`groups.id in (${idsOf(userId)})`)
        .orderBy('groups.id')
        .execute(),
  }
}
