import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { spawnOptions } from './account.ts'
import { dataFolderError } from './data-folder.ts'
import { LocalPostgresError } from './errors.ts'
import type { Installation } from './installation.ts'
import { lastComplaint, openLog, rotateLog } from './log-file.ts'
import { readPostmasterFile, removeStaleLocks, wasStartedAlike } from './postmaster-file.ts'
import { endServer, processesIn, waitForExit } from './running-processes.ts'
import { serverArguments } from './settings.ts'

/** A running PostgreSQL: its main process, on which all others depend. */
export interface Postmaster {
  pid: number
  exited: Promise<unknown>
}

/** Starts PostgreSQL and waits until it accepts connections, however long its recovery takes. */
export const startPostmaster = async (
  installation: Installation,
  signal: AbortSignal,
): Promise<Postmaster> => {
  const { account, binaries, home, dataDirectory } = installation
  await endServer(installation)
  await removeStaleLocks(installation)
  await rotateLog(home)

  const log = await openLog(home)
  const logged = (await log.stat()).size
  const child = spawn(join(binaries.directory, 'bin/postgres'), serverArguments(installation), {
    ...spawnOptions(account),
    // In its own session: a Ctrl-C in the terminal must not stop it before the workers have finished.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  let running = true
  const exited = new Promise((resolve) => child.once('exit', resolve).once('error', resolve)).then(() => {
    running = false
  })
  await log.close()

  while (running) {
    const reported = await readPostmasterFile(dataDirectory)
    if (child.pid !== undefined && reported?.pid === child.pid && reported.status === 'ready') {
      return { pid: child.pid, exited }
    }
    if (signal.aborted) child.kill('SIGINT')
    await delay(10)
  }
  throw await startFailure(home, logged)
}

const startFailure = async (home: string, logged: number): Promise<unknown> => {
  const error = new Error(`PostgreSQL did not start: ${await lastComplaint(home, logged)}`)
  const known = dataFolderError(error, home)
  return known === error ? new LocalPostgresError('database', error.message) : known
}

/** Takes over a server that survived its parent; stops it instead when it was started differently. */
export const adoptPostmaster = async (installation: Installation): Promise<Postmaster | undefined> => {
  const { account, dataDirectory } = installation
  for (;;) {
    const reported = await readPostmasterFile(dataDirectory)
    const running = await processesIn(dataDirectory, account)
    if (reported === undefined || !running.includes(reported.pid)) return undefined
    if (reported.status === 'starting') {
      await delay(20)
      continue
    }
    const fit =
      reported.status === 'ready' && (await wasStartedAlike(installation)) && (await answers(installation))
    if (!fit) return undefined
    return { pid: reported.pid, exited: waitForExit(reported.pid) }
  }
}

/** Whether we can connect to the server, and it has the version that we would start. */
const answers = async ({ url, binaries }: Installation): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version')
    return rows[0]?.server_version === binaries.version
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
