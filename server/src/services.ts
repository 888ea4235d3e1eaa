import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PASSWORD_COST } from './features/accounts/public.ts'
import { createAnswerCache } from './platform/cache.ts'
import type { Config } from './platform/config.ts'
import { createDatabase } from './platform/database/database.ts'
import { createPool } from './platform/database/pool.ts'
import { createWrite } from './platform/database/write.ts'
import { createEvents } from './platform/events.ts'
import { createLimits } from './platform/http/limits.ts'
import { sharingThroughParent } from './platform/http/shared-counts.ts'
import { executorOf } from './platform/job-transaction.ts'
import { createJobs } from './platform/jobs.ts'
import { createLiveStreams } from './platform/live.ts'
import type { Log } from './platform/log.ts'
import { letter } from './platform/mail/letter.ts'
import { createMail } from './platform/mail/mail.ts'
import { queuedMail } from './platform/mail/queued-mail.ts'
import type { Services } from './platform/services.ts'
import { storageOf } from './platform/storage/storage-of.ts'

interface Parts {
  config: Config
  log: Log
  databaseUrl: string
  secret: string
}

/** Opens the services that features are built with; `close` closes them. */
export const openServices = async ({ config, log, databaseUrl, secret }: Parts) => {
  const pool = createPool({
    url: databaseUrl,
    onError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const database = createDatabase(pool)
  const events = createEvents({ url: databaseUrl, log })
  await events.start()
  const jobs = createJobs({ databaseUrl, log })
  const mail = createMail({
    smtpUrl: config.smtpUrl,
    outboxDir: join(config.dataDir, 'outbox'),
    from: config.mailFrom,
    log,
  })
  const mailQueue = queuedMail({ jobs, mail, secret })
  const services: Services = {
    config,
    log,
    database,
    events,
    write: createWrite(database, events),
    cache: createAnswerCache(events),
    live: createLiveStreams(events),
    storage: storageOf(config),
    temporaryFolder: join(config.dataDir, 'receiving'),
    jobs,
    limits: createLimits({ pool, enabled: config.rateLimits, sharing: sharingThroughParent() }),
    sendLetter: (tx, content) => mailQueue.send(letter(content), executorOf(tx)),
    forgetLetters: (address) => mail.forget(address),
    passwordCost: PASSWORD_COST,
    secret,
    innerKey: randomUUID(),
  }
  return {
    services,
    close: async () => {
      await events.stop()
      mail.close()
      await database.destroy()
    },
  }
}
