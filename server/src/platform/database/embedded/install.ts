import { isAbsolute, resolve } from 'node:path'
import type { Log } from '../../processes/log.ts'
import { chooseAccount } from './account.ts'
import { prepareBinaries } from './binaries.ts'
import { checkHome, createHome, dataDirectoryOf, exists, homeInside } from './home.ts'
import { checkMajorVersion, initialise, replacePassword } from './initialise.ts'
import type { Installation } from './installation.ts'
import { connectionUrl, type DatabaseRecord, newPassword, readRecord, writeRecord } from './record.ts'
import { endServer } from './running-processes.ts'
import { prepareSocketDirectory } from './socket-directory.ts'

/** Finds the database of DATA_DIR or makes a new one, and everything that running it takes. */
export async function install(
  dataDir: string,
  log: Log,
  ownToo: (home: string) => void,
): Promise<Installation> {
  const recorded = await readRecord(dataDir)
  const expected = resolve(dataDir, recorded?.home ?? homeInside)
  const account = await chooseAccount(dataDirectoryOf(expected))
  const found = await exists(dataDirectoryOf(expected))
  if (recorded?.initialised || found) await checkHome(dataDir, expected, account)

  // A home that was recorded but never got its data is what an interrupted first start left.
  const kept = found || (recorded !== undefined && (await exists(expected)))
  const homeName = kept ? (recorded?.home ?? homeInside) : await createHome(dataDir, account, log)
  const home = resolve(dataDir, homeName)
  if (isAbsolute(homeName)) ownToo(home)

  const binaries = await prepareBinaries(account, home)
  const record: DatabaseRecord = {
    home: homeName,
    initialised: found,
    password: recorded?.password ?? newPassword(),
    socketDirectory: await prepareSocketDirectory(recorded?.socketDirectory, account),
  }
  const installation: Installation = {
    account,
    binaries,
    home,
    dataDirectory: dataDirectoryOf(home),
    socketDirectory: record.socketDirectory,
    url: connectionUrl(record),
  }

  await writeRecord(dataDir, record)
  if (!found) {
    log.info({ home, version: binaries.version }, 'Making a new database.')
    await initialise(binaries, home, account, record.password)
    await writeRecord(dataDir, { ...record, initialised: true })
  } else {
    await checkMajorVersion(binaries, home)
    if (recorded === undefined) {
      await endServer(installation)
      await replacePassword(binaries, home, account, record.password)
    }
  }
  return installation
}
