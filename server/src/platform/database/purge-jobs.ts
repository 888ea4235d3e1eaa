import { sql } from 'kysely'
import type { Services } from '../services.ts'
import type { Database } from './database.ts'

/** A month: a client that was offline that long sends its queued writes with their original keys. */
const REMEMBERED = sql<Date>`now() - interval '30 days'`

/** Deletes stored results that no client will ask for any more. */
export const purgeIdempotencyKeys = async (database: Database): Promise<void> => {
  await database.deleteFrom('idempotency_keys').where('created_at', '<', REMEMBERED).execute()
}

/** Deletes the counts of rate limits whose window has ended. */
export const purgeRequestLimits = async (database: Database): Promise<void> => {
  await database.deleteFrom('request_limits').where('expire', '<', Date.now()).execute()
}

/** Deletes what the platform keeps only for a while. */
export const purgeJobs = ({ jobs, database }: Pick<Services, 'jobs' | 'database'>) => {
  const purge = (name: string, cron: string, run: typeof purgeRequestLimits) => {
    jobs.define(name, { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 }, () => run(database))
    jobs.schedule(name, cron)
  }
  purge('purge-idempotency-keys', '30 * * * *', purgeIdempotencyKeys)
  purge('purge-request-limits', '*/10 * * * *', purgeRequestLimits)
}
