import type { Services } from '../../platform/services.ts'
import { publishedTexts } from './hold-back.ts'

/** Deletes fingerprints that are too old to be compared. */
export const moderationJobs = ({ jobs, database }: Services) => {
  jobs.define(
    'purge-published-texts',
    { retryLimit: 2, retryDelay: 600, expireIn: 600, concurrency: 1 },
    async () => {
      await publishedTexts(database).purge()
    },
  )
  jobs.schedule('purge-published-texts', '40 3 * * *')
}
