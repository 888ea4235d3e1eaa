import { copyFile, type FileHandle, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'

const largest = 10_000_000

const logFile = (home: string) => join(home, 'postgres.log')

/** Opens the log for PostgreSQL to write to: in append mode, so that the file can be truncated meanwhile. */
export const openLog = (home: string): Promise<FileHandle> => open(logFile(home), 'a', 0o600)

/** Keeps one older log beside the current one. Truncates the file instead of renaming it, because PostgreSQL keeps it open. */
export const rotateLog = async (home: string): Promise<void> => {
  const found = await stat(logFile(home)).catch(() => undefined)
  if (found === undefined || found.size < largest) return
  await copyFile(logFile(home), `${logFile(home)}.1`)
  await truncate(logFile(home))
}

/** Returns PostgreSQL's last error message after the log's first `from` bytes. */
export const lastComplaint = async (home: string, from: number): Promise<string> => {
  const text = (await readFile(logFile(home))).subarray(from).toString()
  const complaint = text.split('\n').findLast((line) => /(FATAL|PANIC|ERROR):|error while loading/.test(line))
  return complaint?.replace(/^.*?(?=FATAL|PANIC|ERROR)/, '') ?? `see ${logFile(home)}`
}
