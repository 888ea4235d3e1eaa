import { realpath, rmdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { dataFolderError, ensureDataFolder } from './data-folder.ts'
import { errorMessage } from './errors.ts'
import { install } from './install.ts'
import type { Installation } from './installation.ts'
import type { Log } from './log.ts'
import { rotateLog } from './log-file.ts'
import { acquireOwnerLock } from './owner-lock.ts'
import { adoptPostmaster, type Postmaster, startPostmaster } from './postmaster.ts'
import { removeStaleLocks } from './postmaster-file.ts'
import { endServer } from './running-processes.ts'
import { restoreSocketDirectory } from './socket-directory.ts'
import { startWatchdog } from './watchdog.ts'

export interface LocalPostgres {
  /** Stays the same for the whole life of this owner, over restarts of the database. */
  url: string
  pid(): number
  /** Stops the database cleanly, within 5 seconds, and releases the data folder. */
  stop(): Promise<void>
}

interface LocalPostgresOptions {
  dataDir: string
  /**
   * The name of the database and of the role that owns it, and the prefix of folders outside `dataDir`. One word in lower case.
   */
  name: string
  log: Log
  /** How many seconds the database survives a killed owner, so that the next one can take it over. */
  orphanGraceSeconds?: number
}

const longestPause = 5000
const logRotation = 3_600_000

/**
 * Runs PostgreSQL for a data folder and keeps it running until stopped. Throws LocalPostgresError for problems that the operator
 * can fix.
 */
export const startLocalPostgres = async ({
  dataDir,
  name,
  log,
  orphanGraceSeconds = 20,
}: LocalPostgresOptions): Promise<LocalPostgres> => {
  await ensureDataFolder(dataDir)
  const folder = await realpath(resolve(dataDir))
  const locks = [acquireOwnerLock(folder)]
  try {
    const installation = await install(folder, name, log, (home) => locks.push(acquireOwnerLock(home)))
    const watchdog = await startWatchdog(installation, orphanGraceSeconds)
    const kept = await keepRunning(installation, log).catch((error: unknown) => {
      watchdog.end()
      throw error
    })
    const rotation = setInterval(() => rotateLog(installation.home).catch(() => {}), logRotation).unref()
    return {
      url: installation.url,
      pid: kept.pid,
      stop: async () => {
        clearInterval(rotation)
        await kept.stop()
        watchdog.end()
        await removeStaleLocks(installation)
        await rmdir(installation.socketDirectory).catch(() => {})
        for (const lock of locks) lock.release()
      },
    }
  } catch (error) {
    for (const lock of locks) lock.release()
    throw dataFolderError(error, folder)
  }
}

/** Adopts or starts the server, and restarts it whenever it ends unasked. */
const keepRunning = async (installation: Installation, log: Log) => {
  const stopping = new AbortController()
  const adopted = await adoptPostmaster(installation)
  let postmaster = adopted ?? (await startPostmaster(installation, stopping.signal))
  const { home } = installation
  log.info({ pid: postmaster.pid, home }, adopted ? 'Adopted the running database.' : 'The database runs.')

  const watching = (async () => {
    for (;;) {
      await postmaster.exited
      if (stopping.signal.aborted) return
      log.warn({ pid: postmaster.pid }, 'The database ended unexpectedly; starting it again.')
      const restarted = await restart(installation, log, stopping.signal)
      if (restarted === undefined) return
      postmaster = restarted
      log.info({ pid: postmaster.pid }, 'The database runs again.')
    }
  })()
  return {
    pid: () => postmaster.pid,
    stop: async () => {
      stopping.abort()
      await endServer(installation)
      await watching
    },
  }
}

const restart = async (
  installation: Installation,
  log: Log,
  stopping: AbortSignal,
): Promise<Postmaster | undefined> => {
  for (let pause = 100; !stopping.aborted; pause = Math.min(pause * 2, longestPause)) {
    try {
      await restoreSocketDirectory(installation)
      return await startPostmaster(installation, stopping)
    } catch (error) {
      log.error({ error: errorMessage(error), retryInMs: pause }, 'The database could not be started again.')
      await delay(pause, undefined, { signal: stopping }).catch(() => {})
    }
  }
  return undefined
}
