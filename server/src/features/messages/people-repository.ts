import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

export interface Person {
  id: string
  email: string
}

/** Who can be written to; an address that nobody confirmed yet is nobody's. */
export const peopleRepository = (database: Database | Tx) => {
  const withId = (id: string) =>
    database
      .selectFrom('users')
      .select(['id', 'email'])
      .where('id', '=', id)
      .where('confirmed_at', 'is not', null)
  return {
    one: (id: string): Promise<Person | undefined> => withId(id).executeTakeFirst(),
    /** Their account then stays until the transaction ends. */
    held: (id: string): Promise<Person | undefined> => withId(id).forKeyShare().executeTakeFirst(),
  }
}
