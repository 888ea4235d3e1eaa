import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureGazetteer } from '@andariego/gazetteer'
import { configOfEnvironment } from '../server/src/environment.ts'
import { GAZETTEER_FILE } from '../server/src/features/maps/public.ts'
import { startEmbeddedDatabase } from '../server/src/platform/database/embedded.ts'
import { createLog } from '../server/src/platform/log.ts'
import { secretOf } from '../server/src/platform/secret.ts'

// `npm run dev`: runs the product from its sources. Changes of the web show at once; changes of the server restart the server
// within a second, on the database that this process keeps running.

process.env.DATA_DIR ??= './data/dev'
const config = configOfEnvironment()
const log = createLog({ level: 'warn' })

ensureGazetteer(GAZETTEER_FILE)
const database =
  config.databaseUrl === null ? await startEmbeddedDatabase({ dataDir: config.dataDir, log }) : null
const server = spawn(
  process.execPath,
  [
    '--watch',
    '--watch-preserve-output',
    ...['server', 'contract', 'posters', 'gazetteer', 'local-postgres', 'map-regions'].flatMap((folder) => [
      '--watch-path',
      fileURLToPath(new URL(`../${folder}/src`, import.meta.url)),
    ]),
    fileURLToPath(new URL('development-server.ts', import.meta.url)),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEVELOPMENT_DATABASE_URL: config.databaseUrl ?? database?.url,
      DEVELOPMENT_SECRET: config.secret ?? (await secretOf(config.dataDir)),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'))
server.once('exit', async () => {
  await database?.stop()
  process.exit(0)
})
