import type { Services } from '../../platform/services.ts'
import { publishedTexts } from './hold-back.ts'
import { keptRestrictions } from './kept-restrictions.ts'

/** Deletes fingerprints that are too old to be compared, and kept restrictions that have ended. */
export const moderationJobs = ({ jobs, database }: Services) => {
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
}
