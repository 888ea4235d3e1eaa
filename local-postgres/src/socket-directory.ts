import { chown, lstat, mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { LocalPostgresError } from './errors.ts'
import type { Installation } from './installation.ts'

/**
 * A socket's path must be shorter than 104 bytes on some systems, and the data folder may be deep: so the socket gets a private
 * folder elsewhere.
 */
export const prepareSocketDirectory = async (
  former: string | undefined,
  account: Account,
  name: string,
): Promise<string> => {
  if (former !== undefined && (await isPrivate(former, account))) return former
  for (const place of [tmpdir(), '/tmp', '/var/tmp']) {
    if (Buffer.byteLength(place) > 70) continue
    const directory = await mkdtemp(join(place, `${name}-`)).catch(() => undefined)
    if (directory === undefined) continue
    if (account) await chown(directory, account.uid, account.gid)
    if (await canEnter(account, directory)) return directory
    await rmdir(directory)
  }
  throw new LocalPostgresError(
    'database',
    'Neither TMPDIR, /tmp nor /var/tmp can hold the socket of the database.',
  )
}

/** Recreates the folder when the system has cleaned its temporary folders; workers go on connecting at the known path. */
export const restoreSocketDirectory = async ({ socketDirectory, account }: Installation): Promise<void> => {
  if (await isPrivate(socketDirectory, account)) return
  await mkdir(socketDirectory, { mode: 0o700 })
  if (account) await chown(socketDirectory, account.uid, account.gid)
}

/** Whether the folder is still ours: in shared temporary folders somebody may have replaced it. */
const isPrivate = async (directory: string, account: Account): Promise<boolean> => {
  const found = await lstat(directory).catch(() => undefined)
  const owner = account?.uid ?? process.getuid?.()
  return found?.isDirectory() === true && found.uid === owner && (found.mode & 0o077) === 0
}
