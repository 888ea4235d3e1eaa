import type { Person } from '@andariego/contract/people'
import { PEOPLE_FOUND_MAX } from '@andariego/contract/people-rules'
import { type SqlBool, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import './tables.ts'

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** People as others see them. */
export const peopleRepository = (database: Database | Tx) => {
  const select = () =>
    database
      .selectFrom('people')
      .select(['people.id', 'people.email', isoInstant('people.created_at').as('createdAt')])

  return {
    one: (id: string) => select().where('id', '=', id).executeTakeFirst(),

    /** Those of them that there are. Their accounts then stay until the transaction ends. */
    held: (ids: readonly string[]): Promise<Person[]> =>
      database
        .selectFrom('people')
        .select(['id', 'email'])
        .where('id', 'in', [...ids])
        .forKeyShare()
        .execute(),

    /** Makes whoever else would hold this person wait until this transaction ends. */
    lock: (id: string) =>
      database.selectFrom('people').select('id').where('id', '=', id).forUpdate().execute(),

    /** Whose address contains the text: those that begin with it first. */
    search: (part: string, except: string) => {
      const pattern = escapeLike(part)
      return select()
        .where(sql<SqlBool>`lower(people.email) like '%' || lower(${pattern}) || '%'`)
        .where('people.id', '<>', except)
        .orderBy(sql`lower(people.email) not like lower(${pattern}) || '%', lower(people.email)`)
        .limit(PEOPLE_FOUND_MAX)
        .execute()
    },
  }
}
