import type { Services } from '../../platform/services.ts'
import { discard } from '../media/public.ts'
import { publishedTexts } from './hold-back.ts'
import { keptRestrictions } from './kept-restrictions.ts'
import { reportsRepository } from './reports-repository.ts'

/** Deletes fingerprints that are too old to be compared, kept restrictions that have ended, and files of reports decided long ago. */
export const moderationJobs = (services: Services) => {
  const { jobs, database } = services
  jobs.define(
    'purge-published-texts',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await publishedTexts(database).purge()
    },
  )
  jobs.schedule('purge-published-texts', '40 3 * * *')
  jobs.define(
    'purge-kept-restrictions',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await keptRestrictions(database).purge()
    },
  )
  jobs.schedule('purge-kept-restrictions', '45 3 * * *')
  jobs.define(
    'purge-reported-files',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await discard(services, await reportsRepository(database).releaseFiles())
    },
  )
  jobs.schedule('purge-reported-files', '50 3 * * *')
}
