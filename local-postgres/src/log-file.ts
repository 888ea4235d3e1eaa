import { copyFile, type FileHandle, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const largest = 10_000_000

const logFile = (home: string) => join(home, 'postgres.log')

/** For PostgreSQL to write to: opened for appending, so that the file can be cut while it does. */
export const openLog = (home: string): Promise<FileHandle> => open(logFile(home), 'a', 0o600)

/** Keeps one older log beside the current one. The file is cut, not renamed: PostgreSQL holds it open. */
export async function rotateLog(home: string): Promise<void> {
  const found = await stat(logFile(home)).catch(() => undefined)
  if (found === undefined || found.size < largest) return
  await copyFile(logFile(home), `${logFile(home)}.1`)
  await truncate(logFile(home))
}

/** The last thing that PostgreSQL said was wrong since the log had `from` bytes. */
export async function lastComplaint(home: string, from: number): Promise<string> {
  const text = (await readFile(logFile(home))).subarray(from).toString()
  const complaint = text.split('\n').findLast((line) => /(FATAL|PANIC|ERROR):|error while loading/.test(line))
  return complaint?.replace(/^.*?(?=FATAL|PANIC|ERROR)/, '') ?? `see ${logFile(home)}`
}
