import { sql } from 'kysely'
import type { Services } from '../services.ts'

/** A month: somebody who was away that long without a network sends what they wrote there under its first key. */
const REMEMBERED = sql<Date>`now() - interval '30 days'`

/** Forgets the answers to retries that no client will send any more. */
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
