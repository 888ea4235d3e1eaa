import type { Services } from '../../platform/services.ts'
import { publishedTexts } from './hold-back.ts'

/** Forgets what was published too long ago to be compared with. */
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
