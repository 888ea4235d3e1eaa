import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, runAs } from './account.ts'
import { errorCode } from './errors.ts'
import type { Installation } from './installation.ts'
import { readPostmasterFile } from './postmaster-file.ts'

// `-ef` compares the folders themselves, whatever their paths are now. Zombies have none, and without privileges only the account
// may look.
const listByFolder = 'cd /proc && for pid in [0-9]*; do [ "$pid/cwd" -ef "$1" ] && echo "$pid"; done; :'

/** Returns PostgreSQL's processes that still use this data, whoever started them. */
export const processesIn = async (dataDirectory: string, account: Account): Promise<number[]> => {
  if (process.platform === 'linux') {
    const { output } = await runAs(account, '/bin/sh', ['-c', listByFolder, 'sh', dataDirectory])
    return output.split('\n').filter(Boolean).map(Number)
  }
  const recorded = await readPostmasterFile(dataDirectory)
  if (recorded === undefined) return []
  const { output } = await runAs(account, 'ps', ['-o', 'comm=', '-p', String(recorded.pid)])
  return output.trim().endsWith('postgres') ? [recorded.pid] : []
}

/** How long the processes of a killed server may take to end by themselves, in ms. */
const orphanPatience = 100

const steps = [
  { signal: 'SIGINT', patience: 3000 },
  { signal: 'SIGQUIT', patience: 1000 },
  { signal: 'SIGKILL', patience: 5000 },
]

/**
 * Stops PostgreSQL: first fast (open transactions are rolled back, everything is written), then immediately (the next start
 * recovers), then by SIGKILL. Returns when no process uses the data.
 */
export const endServer = async ({
  dataDirectory,
  account,
}: Pick<Installation, 'dataDirectory' | 'account'>): Promise<void> => {
  const leftWithin = async (patience: number): Promise<number[]> => {
    const end = performance.now() + patience
    for (;;) {
      const left = await processesIn(dataDirectory, account)
      if (left.length === 0 || performance.now() > end) return left
      await delay(20)
    }
  }
  let left = await leftWithin(0)
  for (const { signal, patience } of steps) {
    if (left.length === 0) return
    const postmaster = (await readPostmasterFile(dataDirectory))?.pid ?? 0
    // Processes whose postmaster died end by themselves, but some slowly; committed data is on disk.
    if (!left.includes(postmaster)) left = await leftWithin(orphanPatience)
    const orphaned = !left.includes(postmaster)
    for (const pid of left) {
      if (orphaned) sendSignal(pid, 'SIGKILL')
      else if (signal === 'SIGKILL' || pid === postmaster) sendSignal(pid, signal)
    }
    left = await leftWithin(patience)
  }
}

const sendSignal = (pid: number, signal: string): void => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

/** Resolves when a process that is not our child has ended, even if it stays a zombie or its id is reused. */
export const waitForExit = async (pid: number): Promise<void> => {
  const identity = await identityOf(pid)
  while (identity !== undefined && (await identityOf(pid)) === identity) await delay(200)
}

const identityOf = async (pid: number): Promise<string | undefined> => {
  if (process.platform !== 'linux') {
    try {
      return process.kill(pid, 0) ? String(pid) : undefined
    } catch {
      return undefined
    }
  }
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The program's name is in brackets and may contain anything; the state is field 3, the start time field 22.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  return fields === undefined || fields[0] === 'Z' ? undefined : fields[19]
}
