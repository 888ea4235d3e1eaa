import { buildApp } from '../server/src/app.ts'
import { configOfEnvironment } from '../server/src/environment.ts'
import { createLog } from '../server/src/platform/log.ts'
import { prepareDatabase } from '../server/src/serve.ts'
import { openServices } from '../server/src/services.ts'
import { developmentWeb } from '../server/src/web.ts'

// The server of `npm run dev`, in one process; dev.ts starts it, and restarts it whenever a server file changes.

const { DEVELOPMENT_DATABASE_URL = '', DEVELOPMENT_SECRET = '' } = process.env
const config = configOfEnvironment()
const log = createLog({ level: config.logLevel })

await prepareDatabase(DEVELOPMENT_DATABASE_URL, log)
const { services, close } = await openServices({
  config,
  log,
  databaseUrl: DEVELOPMENT_DATABASE_URL,
  secret: DEVELOPMENT_SECRET,
})
const app = await buildApp(services, await developmentWeb())
await services.jobs.open()
await services.jobs.carryOut()
// Replaces Fastify's log lines with one line for the developer.
await app.ready()
app.server.listen(config.port, config.host, () =>
  process.stdout.write(`\n  Andariego (desarrollo) está en ${config.publicUrl}\n\n`),
)

process.once('SIGTERM', async () => {
  app.server.closeAllConnections()
  await app.close()
  await services.jobs.stop({ timeoutMs: 2_000 })
  await close()
  process.exit(0)
})
