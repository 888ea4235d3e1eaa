import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { silentLog } from '@andariego/local-postgres/testing/logs'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'

/**
 * The product's own PostgreSQL in a folder of its own, for as long as a test run lasts. It does not wait for the disk: what
 * is lost with the machine's power is of no use to anybody afterwards.
 */
export const scratchDatabase = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andariego-scratch-'))
  // Root's tests run it as a user of lower rank, who has to pass through.
  await chmod(dataDir, 0o755)
  const database = await startEmbeddedDatabase({
    dataDir,
    log: silentLog,
    // A run that was killed leaves nothing running.
    orphanGraceSeconds: 5,
  })
  const { home } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8')) as { home: string }
  await appendFile(
    join(resolve(dataDir, home), 'data/postgresql.conf'),
    '\nfsync = off\nsynchronous_commit = off\nfull_page_writes = off\n',
  )
  process.kill(database.pid(), 'SIGHUP')
  return {
    url: database.url,
    remove: async () => {
      await database.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
