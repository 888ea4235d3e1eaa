import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createAnswerCache } from './platform/cache.ts'
import type { Config } from './platform/config.ts'
import { createDatabase, createPool } from './platform/database/database.ts'
import { createWrite } from './platform/database/write.ts'
import { createEvents } from './platform/events.ts'
import type { Logger } from './platform/log.ts'
import type { Services } from './platform/services.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'
import { s3Storage } from './platform/storage/s3-storage.ts'

interface Parts {
  config: Config
  log: Logger
  databaseUrl: string
  secret: string
}

/** Opens everything that the features are built with; `close` lets go of it. */
export const openServices = async ({ config, log, databaseUrl, secret }: Parts) => {
  const pool = createPool({
    url: databaseUrl,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const database = createDatabase(pool)
  const events = createEvents({ url: databaseUrl, log })
  await events.start()
  const services: Services = {
    config,
    log,
    database,
    events,
    write: createWrite(database, events),
    cache: createAnswerCache(events),
    storage: config.s3Url ? await s3Storage(config.s3Url) : folderStorage(join(config.dataDir, 'media')),
    temporaryFolder: join(config.dataDir, 'receiving'),
    secret,
    sendLetter: async () => {},
    loginFailures: { isBlocked: async () => false, record: async () => {}, clear: async () => {} },
    innerKey: randomUUID(),
  }
  return {
    services,
    pool,
    close: async () => {
      await events.stop()
      await database.destroy()
    },
  }
}
