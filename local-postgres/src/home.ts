import { access, chmod, mkdir, mkdtemp, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, canEnter } from './account.ts'
import { LocalPostgresError } from './errors.ts'
import type { Log } from './log.ts'

export const homeInside = 'postgres'

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Returns PostgreSQL's own folder within a home. */
export const dataDirectoryOf = (home: string): string => join(home, 'data')

/**
 * Creates the folder that will hold the database, and returns where: inside the data folder, unless only root can enter that. We
 * keep the ownership, and the account may only pass through to its data, so that it cannot place anything where root writes.
 */
export const createHome = async (
  dataDir: string,
  account: Account,
  log: Log,
  name: string,
): Promise<string> => {
  const inside = join(dataDir, homeInside)
  await mkdir(inside, { recursive: true })
  if (await open(inside, account)) return homeInside
  await rmdir(inside)

  for (const place of ['/var/lib', '/srv']) {
    const home = await mkdtemp(join(place, `${name}-`)).catch(() => undefined)
    if (home === undefined) continue
    if (await open(home, account)) {
      log.warn(
        { dataDir, database: home },
        `Only root can enter ${dataDir}, and PostgreSQL does not run as root: the database is kept in ${home}.`,
      )
      return home
    }
    await rmdir(home)
  }
  throw new LocalPostgresError(
    'data directory',
    ({ folder }) =>
      `Only root can enter ${folder} (${dataDir}), PostgreSQL does not run as root, and neither /var/lib nor /srv can hold its data.`,
  )
}

const open = async (home: string, account: Account): Promise<boolean> => {
  await chmod(home, 0o711)
  return canEnter(account, home)
}

/** Throws when the data folder's database is missing: it must not be replaced by an empty one. */
export const checkHome = async (dataDir: string, home: string, account: Account): Promise<void> => {
  if (!(await exists(dataDirectoryOf(home)))) {
    throw new LocalPostgresError(
      'data directory',
      `The database of ${dataDir} should be in ${home} and is not; bring it back there, or remove database.json to start empty.`,
    )
  }
  if (await canEnter(account, dataDirectoryOf(home))) return
  const user = account?.uid ?? process.getuid?.()
  throw new LocalPostgresError(
    'data directory',
    `The database in ${home} cannot be reached by its user (uid ${user}); check who owns it and who may enter the folders above it.`,
  )
}
