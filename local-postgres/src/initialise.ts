import { chown, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Account, type Outcome, runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { dataFolderError } from './data-folder.ts'
import { LocalPostgresError } from './errors.ts'
import { dataDirectoryOf } from './home.ts'
import { syncDirectory } from './record.ts'

/** The role that owns the database; both have this name. */
interface Owner {
  name: string
  password: string
}

/**
 * Creates the database beside its final place and renames it when it is complete: the next start deletes an interrupted attempt.
 * The server signs in as a role that owns the database and is no superuser.
 */
export const initialise = async (
  binaries: Binaries,
  home: string,
  account: Account,
  { name, password }: Owner,
) => {
  for (const name of await readdir(home)) {
    if (name.startsWith('unfinished-')) await rm(join(home, name), { recursive: true, maxRetries: 5 })
  }
  const unfinished = await mkdtemp(join(home, 'unfinished-'))
  if (account) await chown(unfinished, account.uid, account.gid)

  const initdb = await runAs(account, join(binaries.directory, 'bin/initdb'), [
    ...['-D', unfinished, '-U', 'postgres', '--auth=reject', '--encoding=UTF8', '--no-instructions'],
    // Sorting by code point is fast and the same everywhere. The plain C locale would not treat 'ñ' as a letter.
    ...['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // One request to write the whole file system out instead of one for each of a thousand files.
    ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
  ])
  if (!initdb.succeeded) throw failure('be made', initdb, home)
  await writeFile(join(unfinished, 'pg_hba.conf'), `local all ${name} scram-sha-256\n`)
  await runStatements(binaries, unfinished, account, [
    `CREATE ROLE ${name} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${name} OWNER ${name}`,
  ])
  await rename(unfinished, dataDirectoryOf(home))
  await syncDirectory(home)
}

/** For a data folder whose database.json was lost while the database itself still exists. */
export const replacePassword = async (
  binaries: Binaries,
  home: string,
  account: Account,
  { name, password }: Owner,
) => {
  const statement = `ALTER ROLE ${name} PASSWORD '${password}'`
  await runStatements(binaries, dataDirectoryOf(home), account, [statement])
}

export const checkMajorVersion = async (binaries: Binaries, home: string): Promise<void> => {
  const major = (await readFile(join(dataDirectoryOf(home), 'PG_VERSION'), 'utf8')).trim()
  if (binaries.version.startsWith(`${major}.`)) return
  throw new LocalPostgresError(
    'database',
    `The database in ${home} was made by PostgreSQL ${major}, and this is ${binaries.version}: back it up with the release that made it, and restore it here.`,
  )
}

/** Runs statements without a server (single-user mode), and so without a password. */
const runStatements = async (
  binaries: Binaries,
  directory: string,
  account: Account,
  statements: string[],
) => {
  const outcome = await runAs(
    account,
    join(binaries.directory, 'bin/postgres'),
    ['--single', '-D', directory, '-c', 'exit_on_error=on', 'postgres'],
    statements.map((statement) => `${statement};\n`).join(''),
  )
  if (!outcome.succeeded) throw failure('be set up', outcome, directory)
}

const failure = (deed: string, outcome: Outcome, directory: string): unknown => {
  const complaint = outcome.complaint
    .split('\n')
    .findLast((line) => /error|fatal|could not|denied/i.test(line))
  const error = new Error(complaint ?? outcome.complaint)
  const known = dataFolderError(error, directory)
  return known === error
    ? new LocalPostgresError('database', `The database in ${directory} could not ${deed}: ${error.message}`)
    : known
}
