import type { Services } from '../../platform/services.ts'
import { mediaRepository } from './media-repository.ts'
import { sweepStorage, sweepTemporaryFolder } from './sweep-media.ts'
import { discardParts } from './uploads.ts'
import { uploadsRepository } from './uploads-repository.ts'
import { verifyMedia } from './verify-media.ts'

const A_DAY_MS = 24 * 3_600_000
const LIMITS = { retryLimit: 2, retryDelay: 600, expireIn: 6 * 3600, concurrency: 1 }

/** Deletes what crashed uploads left behind, and detects files that the disk has altered or lost. */
export const mediaJobs = (services: Services) => {
  const { jobs, database, storage, temporaryFolder, log } = services
  const media = mediaRepository(database)

  jobs.define('sweep-media', LIMITS, async () => {
    const olderThan = new Date(Date.now() - A_DAY_MS)
    const files = await sweepStorage(storage, { knownKeys: media.knownKeys, olderThan })
    const spooled = await sweepTemporaryFolder(temporaryFolder, olderThan)
    if (files + spooled > 0) log.info({ files, spooled }, 'removed what unfinished uploads left')
  })
  jobs.schedule('sweep-media', '20 3 * * *')

  jobs.define('purge-uploads', LIMITS, async () =>
    discardParts(services, await uploadsRepository(database).purge()),
  )
  jobs.schedule('purge-uploads', '50 * * * *')

  jobs.define('verify-media', LIMITS, async () => {
    for await (const { key, problem } of verifyMedia(storage, media.all())) {
      log.error({ key, problem }, 'a stored file is not what was received')
    }
  })
  jobs.schedule('verify-media', '40 4 * * 0')
}
