import { flushCompileCache } from 'node:module'
import { buildApp } from './src/app.ts'
import { defineJobs } from './src/features.ts'
import { readConfig } from './src/platform/config.ts'
import { idempotencyJobs } from './src/platform/database/idempotency-jobs.ts'
import { createLog } from './src/platform/log.ts'
import { runWorker } from './src/platform/processes/worker.ts'
import { backupJobs } from './src/scheduled-backups.ts'
import { openServices } from './src/services.ts'
import { builtWeb } from './src/web.ts'

// One of the processes that share the port; started only by main.ts.
const config = readConfig(process.env)
const log = createLog({ level: config.logLevel })

await runWorker({
  log,
  start: async () => {
    const { WORKER_DATABASE_URL = '', WORKER_SECRET = '' } = process.env
    const { services, close } = await openServices({
      config,
      log,
      databaseUrl: WORKER_DATABASE_URL,
      secret: WORKER_SECRET,
    })
    const app = await buildApp(services, builtWeb())
    await app.ready()
    idempotencyJobs(services)
    backupJobs(services, WORKER_DATABASE_URL)
    defineJobs(services)
    await services.jobs.start()
    flushCompileCache()
    return {
      server: app.server,
      beforeDrain: services.live.close,
      close: async () => {
        await app.close()
        await services.jobs.stop({ timeoutMs: 10_000 })
        await close()
      },
    }
  },
})
