import type { Role } from '@andariego/contract/accounts-rules'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import './tables.ts'

/** Grants and revokes the role of moderator while the product runs; it takes effect at once. */
export const moderators = ({ database, write }: Pick<Services, 'database' | 'write'>) => {
  /** Returns false when no confirmed account has this address. */
  const give = (email: string, role: Role): Promise<boolean> =>
    write(async (tx, emit) => {
      const user = await tx
        .updateTable('users')
        .set({ role })
        .where(sql<boolean>`lower(email) = lower(${email.trim()})`)
        .where('confirmed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      if (user) emit({ type: 'caller-changed', userId: user.id })
      return user !== undefined
    })
  return {
    add: (email: string) => give(email, 'moderator'),
    remove: (email: string) => give(email, 'member'),
    /** Returns the moderators' addresses, sorted. */
    list: async (): Promise<string[]> => {
      const rows = await database
        .selectFrom('users')
        .select('email')
        .where('role', '=', 'moderator')
        .orderBy('email')
        .execute()
      return rows.map(({ email }) => email)
    },
  }
}
