import { readdirSync, readFileSync } from 'node:fs'

/** Returns what `read` finds about a process, or `gone` if it has ended: PostgreSQL's processes end all the time. */
export const unlessGone = <T>(read: () => T, gone: T): T => {
  try {
    return read()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ESRCH') return gone
    throw error
  }
}

const childrenOf = (pid: number): number[] =>
  unlessGone(
    () =>
      readdirSync(`/proc/${pid}/task`).flatMap((task) =>
        readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
      ),
    [],
  )

/** Returns a process and its descendants, itself first. Linux only. */
export const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

/** Returns a process's memory in MB, counting shared memory proportionally (PSS). */
export const proportionalMegabytes = (pid: number): number => {
  const rollup = unlessGone(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
}

export const TICKS_PER_SECOND = 100

/** Returns the CPU time that processes have used so far, in ms. */
export const processorMilliseconds = (pids: number[]): number =>
  pids.reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND
  }, 0)

/** Returns the worker processes among a process's descendants. */
export const workersOf = (pid: number): number[] =>
  familyOf(pid).filter((member) =>
    /server\/(build\/run\/worker\.js|worker\.ts)/.test(
      unlessGone(() => readFileSync(`/proc/${member}/cmdline`, 'utf8'), ''),
    ),
  )
