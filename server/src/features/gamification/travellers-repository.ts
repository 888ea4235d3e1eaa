import type { Traveller } from '@andariego/contract/gamification'
import { SEARCH_RESULTS } from '@andariego/contract/gamification-rules'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { BadgeRow } from './badges-repository.ts'
import { standingOf } from './standing.ts'
import './tables.ts'

const badges = sql<BadgeRow[]>`coalesce((
  select jsonb_agg(
    jsonb_build_object('slug', user_badges.badge, 'earned_at', ${isoInstant('user_badges.earned_at')})
    order by user_badges.earned_at, user_badges.badge
  )
  from user_badges where user_badges.user_id = users.id
), '[]'::jsonb)`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Users as others see them. An address that nobody confirmed yet is nobody's. */
export const travellersRepository = (database: Database | Tx) => {
  const select = () =>
    database
      .selectFrom('users')
      .innerJoin('user_stats', 'user_stats.user_id', 'users.id')
      .select([
        'users.id',
        'users.email',
        isoInstant('users.created_at').as('createdAt'),
        'user_stats.points',
        badges.as('badges'),
      ])
      .where('users.confirmed_at', 'is not', null)

  type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>
  const traveller = ({ points, badges, ...user }: Row): Traveller => ({
    ...user,
    stats: standingOf(points, badges),
  })

  return {
    one: async (id: string): Promise<Traveller | undefined> => {
      const row = await select().where('users.id', '=', id).executeTakeFirst()
      return row && traveller(row)
    },

    /** Whose address contains the text: those that begin with it first. */
    search: async (part: string, except: string): Promise<Traveller[]> => {
      const pattern = escapeLike(part)
      const rows = await select()
        .where(sql<SqlBool>`lower(users.email) like '%' || lower(${pattern}) || '%'`)
        .where('users.id', '<>', except)
        .orderBy(sql`lower(users.email) not like lower(${pattern}) || '%', lower(users.email)`)
        .limit(SEARCH_RESULTS)
        .execute()
      return rows.map(traveller)
    },
  }
}
