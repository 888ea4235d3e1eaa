import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backUp } from './backup.ts'
import type { Config } from './platform/config.ts'
import type { Services } from './platform/services.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'
import { s3Storage } from './platform/storage/s3-storage.ts'
import type { Storage } from './platform/storage/storage.ts'
import { tryRestore } from './try-restore.ts'

const PREFIX = 'andariego-'

/** At hours when few travel, UTC. */
const CRON = { hour: '7 * * * *', day: '7 3 * * *', week: '7 3 * * 1' } as const

/** `andariego-20261122T030700Z.tar`: sorted by name they are sorted by age. */
const nameOf = (now: Date, passphrase: string | null) =>
  `${PREFIX}${now.toISOString().replace(/[-:]|\.\d+/g, '')}.tar${passphrase === null ? '' : '.age'}`

const storageFor = (to: string): Storage => (to.startsWith('s3:') ? s3Storage(to) : folderStorage(to))

/** Takes the oldest away, so that `keep` stay. Returns the names that went. */
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
  /** A folder on this machine for the archive while it is made. */
  temporaryFolder: string
  backup: Config['backup']
}

/**
 * Makes a backup, proves that it can come back, and only then puts it beside the earlier ones and takes the oldest away: one that is
 * no good never drives out one that is. Throws, with the earlier ones untouched, when any of it fails.
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

/** Backups by the clock, when BACKUP_EVERY asks for them. */
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
