import type { Services } from '../../platform/services.ts'
import { mailedTokensRepository } from './mailed-tokens-repository.ts'
import { sessionsRepository } from './sessions-repository.ts'

/** Forgets what no longer serves anybody: expired links and sessions. */
export const accountsJobs = ({ jobs, database }: Services) => {
  jobs.define(
    'purge-accounts',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await mailedTokensRepository(database).purge()
      await sessionsRepository(database).purge()
    },
  )
  jobs.schedule('purge-accounts', '10 3 * * *')
}
