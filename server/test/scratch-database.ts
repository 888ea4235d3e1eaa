import { appendFile, chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { silentLog } from '@andariego/local-postgres/testing/logs'
import { startEmbeddedDatabase } from '../src/platform/database/embedded.ts'

/**
 * Starts the product's PostgreSQL in a temporary folder for one test run. It does not sync to disk: data lost in a power failure
 * is not needed afterwards.
 */
export const scratchDatabase = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'andariego-scratch-'))
  // When root runs the tests, PostgreSQL runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o755)
  const database = await startEmbeddedDatabase({
    dataDir,
    log: silentLog,
    // A killed test run leaves no database running.
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
