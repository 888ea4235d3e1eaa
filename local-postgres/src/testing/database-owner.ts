import { LocalPostgresError } from '../errors.ts'
import { startLocalPostgres } from '../start.ts'
import { plainLog } from './logs.ts'

// Owns a database until SIGTERM, or until it is killed.

try {
  const database = await startLocalPostgres({
    dataDir: process.env.DATA_DIR ?? '',
    name: 'example',
    orphanGraceSeconds: Number(process.env.GRACE ?? 20),
    log: plainLog,
  })
  process.once('SIGTERM', () => database.stop())
  plainLog.info({}, `owns ${database.pid()} at ${database.url}`)
} catch (error) {
  if (!(error instanceof LocalPostgresError)) throw error
  plainLog.error({}, error.message)
  process.exit(1)
}
