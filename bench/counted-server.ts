import pg from 'pg'
import { buildApp } from '../server/src/app.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { createLog } from '../server/src/platform/log.ts'
import { openServices } from '../server/src/services.ts'
import { BENCH_SECRET, temporaryFolder } from './product.ts'

/** Counts every statement that this process sends to PostgreSQL, whichever connection sends it. */
const countStatements = () => {
  const { query } = pg.Client.prototype
  let count = 0
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    count += 1
    return Reflect.apply(query, this, given)
  } as typeof query
  return {
    soFar: () => count,
    stop: () => {
      pg.Client.prototype.query = query
    },
  }
}

/**
 * Serves the API from this process, without jobs: between two moments, only requests send statements. The product's own processes
 * send some in the background, so theirs cannot be told apart. Tokens of the measured product count here, too.
 */
export const countedServer = async (databaseUrl: string) => {
  const { folder, remove } = await temporaryFolder()
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  })
  const log = createLog({ level: config.logLevel })
  const statements = countStatements()
  const { services, close } = await openServices({
    config,
    log,
    databaseUrl,
    secret: BENCH_SECRET,
  })
  const app = await buildApp(services)
  return {
    url: await app.listen({ host: '127.0.0.1', port: 0 }),
    statements: statements.soFar,
    close: async () => {
      await app.close()
      await close()
      statements.stop()
      await remove()
    },
  }
}
