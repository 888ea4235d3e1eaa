import { flushCompileCache } from 'node:module'
import { buildApp } from './src/app.ts'
import { defineJobs } from './src/features.ts'
import { readConfig } from './src/platform/config.ts'
import { purgeJobs } from './src/platform/database/purge-jobs.ts'
import { createLog } from './src/platform/log.ts'
import { runWorker } from './src/platform/processes/worker.ts'
import { backupJobs } from './src/scheduled-backups.ts'
import { openServices } from './src/services.ts'
import { builtWeb } from './src/web.ts'

// One of the processes that share the port; started only by main.ts.
const config = readConfig(process.env)
const log = createLog({ level: config.logLevel })
// Loads its modules while the database starts.
const web = builtWeb()

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
    purgeJobs(services)
    backupJobs(services, WORKER_DATABASE_URL)
    defineJobs(services)
    const readyApp = async () => {
      const app = await buildApp(services, web)
      await app.ready()
      return app
    }
    const [app] = await Promise.all([readyApp(), services.jobs.open()])
    flushCompileCache()
    let jobsRun: Promise<void> | undefined
    return {
      server: app.server,
      afterReady: () => {
        jobsRun = services.jobs.carryOut()
        return jobsRun
      },
      beforeDrain: services.live.close,
      close: async () => {
        await app.close()
        await jobsRun
        await services.jobs.stop({ timeoutMs: 10_000 })
        await close()
      },
    }
  },
})
