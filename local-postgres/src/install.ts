import { isAbsolute, resolve } from 'node:path'
import { chooseAccount } from './account.ts'
import { installedBinaries, prepareBinaries } from './binaries.ts'
import { checkHome, createHome, dataDirectoryOf, exists, homeInside } from './home.ts'
import { checkMajorVersion, initialise, replacePassword } from './initialise.ts'
import type { Installation } from './installation.ts'
import type { Log } from './log.ts'
import { connectionUrl, newPassword, readRecord, writeRecord } from './record.ts'
import { endServer } from './running-processes.ts'
import { prepareSocketDirectory } from './socket-directory.ts'

/** Finds the database of a data folder or creates a new one, with everything needed to run it. */
export const install = async (
  dataDir: string,
  name: string,
  log: Log,
  ownToo: (home: string) => void,
): Promise<Installation> => {
  const recorded = await readRecord(dataDir)
  const expected = resolve(dataDir, recorded?.home ?? homeInside)
  const account = await chooseAccount(dataDirectoryOf(expected))
  const found = await exists(dataDirectoryOf(expected))
  if (recorded?.initialised || found) await checkHome(dataDir, expected, account)

  // A recorded home without data was left by an interrupted first start.
  const kept = found || (recorded !== undefined && (await exists(expected)))
  const homeName = kept ? (recorded?.home ?? homeInside) : await createHome(dataDir, account, log, name)
  const home = resolve(dataDir, homeName)
  if (isAbsolute(homeName)) ownToo(home)

  const binaries = await prepareBinaries(await installedBinaries(), account, home)
  const dataDirectory = dataDirectoryOf(home)
  const password = recorded?.password ?? newPassword()
  if (!found) {
    log.info({ home, version: binaries.version }, 'Making a new database.')
    // Written before the data is created, so that the password of existing data is never missing.
    await writeRecord(dataDir, { home: homeName, initialised: false, password, socketDirectory: '' })
    await initialise(binaries, home, account, { name, password })
  } else {
    await checkMajorVersion(binaries, home)
    if (recorded === undefined) {
      await endServer({ dataDirectory, account })
      await replacePassword(binaries, home, account, { name, password })
    }
  }

  const socketDirectory = await prepareSocketDirectory(recorded?.socketDirectory, account, name)
  const record = { home: homeName, initialised: true, password, socketDirectory }
  await writeRecord(dataDir, record)
  return { account, binaries, home, dataDirectory, socketDirectory, url: connectionUrl(record, name) }
}
