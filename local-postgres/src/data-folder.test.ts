import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { ensureDataFolder } from './data-folder.ts'
import { startLocalPostgres } from './start.ts'
import { silentLog } from './testing/logs.ts'
import { temporaryFolder } from './testing/temporary-data.ts'

const run = promisify(execFile)

/** Mounts a separate file system, if this machine allows it. */
const mounted = async (options: string): Promise<string> => {
  const folder = join(await temporaryFolder(), 'disk')
  await mkdir(folder)
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  onTestFinished(async () => {
    await run('umount', [folder])
  })
  return folder
}

const canMount = await run('unshare', ['--mount', 'true']).then(
  () => true,
  () => false,
)

test('a data folder is created with all its parent folders', async () => {
  const dataDir = join(await temporaryFolder(), 'a/b/c')
  await ensureDataFolder(dataDir)
  await writeFile(join(dataDir, 'file'), '')
})

test('a file in place of the data folder is reported', async () => {
  const dataDir = join(await temporaryFolder(), 'file')
  await writeFile(dataDir, '')
  await expect(ensureDataFolder(dataDir)).rejects.toThrow(
    `data folder (${dataDir}) cannot be used: a file stands where a folder is needed.`,
  )
})

test.runIf(canMount)('a read-only disk is reported', async () => {
  const dataDir = await mounted('ro')
  await expect(ensureDataFolder(dataDir)).rejects.toThrow('cannot be used: its file system is read-only.')
})

test.runIf(canMount)(
  'a disk too small for the database is reported, and a larger one works',
  {
    tags: ['release'],
  },
  async () => {
    const dataDir = await mounted('size=24m,mode=755')
    await expect(startLocalPostgres({ dataDir, name: 'example', log: silentLog })).rejects.toThrow(
      'cannot be used: its disk is full.',
    )
    await run('mount', ['-o', 'remount,size=200m', dataDir])
    const database = await startLocalPostgres({ dataDir, name: 'example', log: silentLog })
    await database.stop()
  },
)
