import { readFileSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { errorMessage, LocalPostgresError } from './errors.ts'

interface OwnerLock {
  release(): void
}

const SQLITE_BUSY = 5

/**
 * Makes this process the only owner of a folder. Node has no file locks, but its SQLite takes one (fcntl) for an exclusive
 * transaction: the kernel releases it however the process ends, children do not inherit it, and it works between containers that
 * share the folder.
 */
export const acquireOwnerLock = (directory: string): OwnerLock => {
  const lockFile = `${directory}/owner.lock`
  const pidFile = `${directory}/owner.pid`
  const database = new DatabaseSync(lockFile, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) {
      throw new LocalPostgresError('data directory', `Cannot lock ${lockFile}: ${errorMessage(error)}.`, {
        cause: error,
      })
    }
    throw new LocalPostgresError(
      'already running',
      ({ folder }) =>
        `Another process${ownerOf(pidFile)} already runs with ${directory}; stop it first, or give this one its own ${folder}.`,
    )
  }
  writeFileSync(pidFile, String(process.pid))
  return { release: () => database.close() }
}

const ownerOf = (pidFile: string): string => {
  try {
    return ` (pid ${readFileSync(pidFile, 'utf8')})`
  } catch {
    return ''
  }
}
