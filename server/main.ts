import { type Config, ConfigurationError, readConfig } from './src/platform/config.ts'
import { migrate } from './src/platform/database/migrate.ts'
import { reachDatabase } from './src/platform/database/reach.ts'
import { createJobs } from './src/platform/jobs.ts'
import { createLog } from './src/platform/log.ts'
import { runProcesses } from './src/platform/processes/supervisor.ts'
import { secretOf } from './src/platform/secret.ts'

/** The settings, or the end: one line on standard error says what is wrong. */
const configuration = (): Config => {
  try {
    process.loadEnvFile()
  } catch {
    // No .env file: the environment alone counts.
  }
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    process.stderr.write(`Configuración no válida. ${error.message}\n`)
    process.exit(1)
  }
}

// Whoever starts this is no developer unless they say so: pages are strict, and React is the fast one.
process.env.NODE_ENV ||= 'production'
const config = configuration()
const log = createLog({ level: config.logLevel })
let secret = config.secret ?? ''

const code = await runProcesses({
  dataDir: config.dataDir,
  databaseUrl: config.databaseUrl ?? undefined,
  host: config.host,
  port: config.port,
  workers: config.workers,
  workerEntry: new URL('worker.ts', import.meta.url),
  workerEnvironment: (databaseUrl) => ({ WORKER_DATABASE_URL: databaseUrl, WORKER_SECRET: secret }),
  prepare: async (databaseUrl) => {
    if (config.databaseUrl) await reachDatabase(databaseUrl)
    secret ||= await secretOf(config.dataDir)
    const applied = await migrate(databaseUrl)
    if (applied.length > 0) log.info({ applied }, 'schema brought up to date')
    await createJobs({ databaseUrl, log }).prepare()
  },
  log,
  onReady: (address) => process.stdout.write(`\n  Andariego está en ${address}\n\n`),
})
process.exit(code)
