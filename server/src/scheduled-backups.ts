import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from './backup.ts'
import type { Config } from './platform/config.ts'
import type { Services } from './platform/services.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'
import { isS3Address } from './platform/storage/s3-address.ts'
import { s3Storage } from './platform/storage/s3-storage.ts'
import type { Storage } from './platform/storage/storage.ts'
import { tryRestore } from './try-restore.ts'

const PREFIX = 'andariego-'

/** At quiet hours, UTC. */
const CRON = { hour: '7 * * * *', day: '7 3 * * *', week: '7 3 * * 1' } as const

/** For example `andariego-20261122T030700Z.tar`: sorting by name sorts by age. */
const nameOf = (now: Date, passphrase: string | null) =>
  `${PREFIX}${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar${passphrase === null ? '' : '.age'}`

const storageFor = (to: string): Storage => (isS3Address(to) ? s3Storage(to) : folderStorage(to))

/** Deletes the oldest backups, so that `keep` remain. Returns the deleted names. */
const rotate = async (storage: Storage, keep: number): Promise<string[]> => {
  const names: string[] = []
  for await (const { key } of storage.list(PREFIX)) names.push(key)
  const old = names.sort().reverse().slice(keep)
  for (const name of old) await storage.delete(name)
  return old
}

interface BackupSource {
  databaseUrl: string
  storage: Storage
  /** A folder on this machine for the unfinished archive. */
  temporaryFolder: string
  backup: Config['backup']
}

/**
 * Makes a backup, tries to restore it, and only then stores it and deletes the oldest ones, so that a bad backup never displaces
 * a good one. Throws when any step fails; the earlier backups then remain.
 */
export const keepBackup = async ({ databaseUrl, storage, temporaryFolder, backup }: BackupSource) => {
  const { passphrase, keep, to } = backup
  const name = nameOf(new Date(), passphrase)
  await mkdir(temporaryFolder, { recursive: true })
  const file = join(temporaryFolder, name)
  try {
    const { files } = await backUp({ databaseUrl, storage, file, passphrase })
    const trial = await tryRestore({ databaseUrl, file, passphrase })
    const target = storageFor(to)
    await target.putFile(name, file)
    return { name, files, trial, removed: await rotate(target, keep) }
  } finally {
    await rm(file, { force: true })
  }
}

/** Schedules backups when BACKUP_EVERY is set. */
export const backupJobs = (
  { jobs, config, storage, temporaryFolder, log }: Services,
  databaseUrl: string,
): void => {
  const { backup } = config
  if (backup.every === 'never') return
  jobs.define(
    'make-backup',
    { retryLimit: 2, retryDelay: 900, expireIn: 6 * 3600, concurrency: 1 },
    async () => {
      log.info(await keepBackup({ databaseUrl, storage, temporaryFolder, backup }), 'backup made and tried')
    },
  )
  jobs.schedule('make-backup', CRON[backup.every])
}
