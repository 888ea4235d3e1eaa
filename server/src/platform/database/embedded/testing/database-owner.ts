import { StartError } from '../../../processes/start-error.ts'
import { plainLog } from '../../../processes/testing/plain-log.ts'
import { startEmbeddedDatabase } from '../embedded-database.ts'

// Owns a database until SIGTERM, or until it is killed.

try {
  const database = await startEmbeddedDatabase({
    dataDir: process.env.DATA_DIR ?? '',
    orphanGraceSeconds: Number(process.env.GRACE ?? 20),
    log: plainLog,
  })
  process.once('SIGTERM', () => database.stop())
  plainLog.info({}, `owns ${database.pid()} at ${database.url}`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  plainLog.error({}, error.message)
  process.exit(1)
}
