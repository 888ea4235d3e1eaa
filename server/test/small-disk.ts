import { execFile } from 'node:child_process'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { onTestFinished } from 'vitest'

const run = promisify(execFile)

/** Whether this user may mount a disk. */
export const canMount = await run('unshare', ['--mount', 'true']).then(
  () => process.getuid?.() === 0,
  () => false,
)

/** Mounts a disk in memory, for one test. */
export const mounted = async (options: string): Promise<string> => {
  const folder = join(await temporaryFolder(), 'disk')
  await mkdir(folder)
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  // Also while something that a failed test left still uses it.
  onTestFinished(async () => void (await run('umount', ['--lazy', folder])))
  return folder
}

/** Fills a disk until so many bytes are left; returns what empties it again. */
export const fill = async (folder: string, leave: number): Promise<() => Promise<void>> => {
  const path = join(folder, 'ballast')
  const ballast = await open(path, 'w')
  const block = Buffer.alloc(64 * 1024)
  try {
    // What does not fit is written as far as it fits.
    for (;;) await ballast.write(block)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
  const { size } = await ballast.stat()
  await ballast.truncate(Math.max(0, size - leave))
  await ballast.close()
  return () => rm(path)
}
