import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** A month: a client that was offline that long sends its queued writes with their original keys. */
const REMEMBERED = sql<Date>`now() - interval '30 days'`

/** Deletes stored results that no client will ask for any more. */
export const idempotencyJobs = ({ jobs, database }: Pick<Services, 'jobs' | 'database'>) => {
  jobs.define(
    'purge-idempotency-keys',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await database.deleteFrom('idempotency_keys').where('created_at', '<', REMEMBERED).execute()
    },
  )
  jobs.schedule('purge-idempotency-keys', '30 * * * *')
}
