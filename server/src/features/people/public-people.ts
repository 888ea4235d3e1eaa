import type { Database } from '../../platform/database/database.ts'
import './tables.ts'

/** Returns the ids of people with a public profile, oldest first, for search engines. */
export const publicPeople = (database: Database) => {
  const all = () => database.selectFrom('people').where('people.is_public', '=', true)
  return {
    count: async (): Promise<number> => {
      const row = await all()
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },
    page: (page: number, size: number): Promise<{ id: string }[]> =>
      all()
        .select('people.id')
        .orderBy('people.id')
        .offset((page - 1) * size)
        .limit(size)
        .execute(),
  }
}
