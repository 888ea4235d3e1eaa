import { createHmac, hkdfSync } from 'node:crypto'
import { RETIRED_HANDLE_DAYS } from '@andariego/contract/profile-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import './tables.ts'

/** Returns the hash of a handle. Without the installation's secret nobody can test whether a handle is among the retired. */
const createHandleHash = (secret: string) => {
  const key = Buffer.from(hkdfSync('sha256', secret, 'andariego', 'retired handle', 32))
  return (handle: string): Buffer => createHmac('sha256', key).update(handle).digest()
}

/** The handles of deleted accounts, which nobody may take for RETIRED_HANDLE_DAYS. */
export const createRetiredHandles = ({ secret }: Pick<Services, 'secret'>) => {
  const hashOf = createHandleHash(secret)
  return {
    retire: async (tx: Tx, handles: readonly string[]) => {
      if (handles.length === 0) return
      const expiresAt = sql<Date>`now() + make_interval(days => ${sql.lit(RETIRED_HANDLE_DAYS)})`
      await tx
        .insertInto('retired_handles')
        .values(handles.map((handle) => ({ handle_hash: hashOf(handle), expires_at: expiresAt })))
        .onConflict((conflict) => conflict.column('handle_hash').doUpdateSet({ expires_at: expiresAt }))
        .execute()
    },

    has: async (database: Database | Tx, handle: string): Promise<boolean> => {
      const row = await database
        .selectFrom('retired_handles')
        .select('expires_at')
        .where('handle_hash', '=', hashOf(handle))
        .where('expires_at', '>', sql<Date>`now()`)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

/** Forgets the handles that may be taken again. */
export const peopleJobs = ({ jobs, database }: Services) => {
  jobs.define(
    'purge-retired-handles',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await database.deleteFrom('retired_handles').where('expires_at', '<=', sql<Date>`now()`).execute()
    },
  )
  jobs.schedule('purge-retired-handles', '50 3 * * *')
}
