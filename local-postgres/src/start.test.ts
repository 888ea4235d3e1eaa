import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chooseAccount } from './account.ts'
import { dataDirectoryOf } from './home.ts'
import { localPostgresUrl } from './record.ts'
import { processesIn } from './running-processes.ts'
import { type LocalPostgres, startLocalPostgres } from './start.ts'
import { silentLog } from './testing/logs.ts'
import { isRunning, runScript } from './testing/script.ts'
import { ask, temporaryFolder, usedData } from './testing/temporary-data.ts'

const name = 'example'
const usedFolder = usedData(name)
const ownerScript = new URL('testing/database-owner.ts', import.meta.url)

const start = async (dataDir: string, log = silentLog): Promise<LocalPostgres> => {
  const database = await startLocalPostgres({ dataDir, name, log })
  onTestFinished(() => database.stop())
  return database
}

const startOwner = async (dataDir: string, graceSeconds = 20) => {
  const owner = runScript(ownerScript, { env: { DATA_DIR: dataDir, GRACE: String(graceSeconds) } })
  const [, pid, url = ''] = await owner.line(/owns (\d+) at (\S+)/)
  return { ...owner, databasePid: Number(pid), url }
}

const keepNote = (url: string) => ask(url, "CREATE TABLE note AS SELECT 'kept' AS text")
const readNote = (url: string) => ask(url, 'SELECT text FROM note')
const socketFolder = (url: string) => new URL(url).searchParams.get('host') ?? ''
const kept = [{ text: 'kept' }]

test('data survives a stop and a start, also in a moved data folder', async () => {
  const folder = await temporaryFolder()
  const first = await startLocalPostgres({ dataDir: join(folder, 'before'), name, log: silentLog })
  await keepNote(first.url)
  await first.stop()
  expect(isRunning(first.pid())).toBe(false)

  await rename(join(folder, 'before'), join(folder, 'after'))
  const second = await start(join(folder, 'after'))
  expect(await readNote(second.url)).toEqual(kept)
})

test('the database is durable, private and handles Spanish text', async () => {
  const { url } = await start(await usedFolder())
  expect(await ask(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(url, 'SHOW full_page_writes')).toEqual([{ full_page_writes: 'on' }])
  expect(await ask(url, 'SHOW synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
  expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }])
  expect(await ask(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
    { rolsuper: false },
  ])
  await ask(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
  expect(await ask(url, "SELECT lower('ÁRBOL Ñ'), unaccent('ñandú') AS plain")).toEqual([
    { lower: 'árbol ñ', plain: 'nandu' },
  ])
  expect(await ask(url, "SELECT show_trgm('ñ') <> '{}' AS letter")).toEqual([{ letter: true }])
  const wrongPassword = new URL(url)
  wrongPassword.password = 'wrong'
  await expect(ask(wrongPassword.href, 'SELECT 1')).rejects.toThrow('password authentication failed')
})

test('a second process on the same data folder gets an error in one line', {
  tags: ['release'],
}, async () => {
  const dataDir = await usedFolder()
  await start(dataDir)
  const second = runScript(ownerScript, { env: { DATA_DIR: dataDir } })
  expect(await second.exited).toEqual({ code: 1, signal: null })
  expect(second.lines).toEqual([
    expect.stringContaining(`Another process (pid ${process.pid}) already runs with ${dataDir}`),
  ])
})

test('a database that survived its killed owner is adopted while it runs', async () => {
  const dataDir = await usedFolder()
  const owner = await startOwner(dataDir)
  await keepNote(owner.url)
  owner.kill('SIGKILL')
  await owner.exited

  const next = await start(dataDir)
  expect(next.pid()).toBe(owner.databasePid)
  expect(await readNote(next.url)).toEqual(kept)
})

test('an adopted database that dies is restarted', { tags: ['release'] }, async () => {
  const dataDir = await usedFolder()
  const owner = await startOwner(dataDir)
  owner.kill('SIGKILL')
  await owner.exited

  const next = await start(dataDir)
  process.kill(owner.databasePid, 'SIGKILL')
  await vi.waitUntil(() => next.pid() !== owner.databasePid, { timeout: 10_000 })
  expect(await ask(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('the watchdog stops a database whose owner was killed and has no successor', async () => {
  const dataDir = await usedFolder()
  const owner = await startOwner(dataDir, 0)
  await keepNote(owner.url)
  owner.kill('SIGKILL')
  const lock = join(dataDir, 'postgres/data/postmaster.pid')
  await vi.waitUntil(async () => (await readdir(join(lock, '..'))).includes('postmaster.pid') === false, 5000)
  expect(await readNote((await start(dataDir)).url)).toEqual(kept)
})

test('the watchdog of a killed owner ignores the database of its successor', {
  tags: ['release'],
}, async () => {
  const dataDir = await usedFolder()
  const owner = await startOwner(dataDir, 1)
  const home = join(dataDir, 'postgres')
  const account = await chooseAccount(dataDirectoryOf(home))
  const [formerWatchdog] = await processesIn(home, account)
  owner.kill('SIGKILL')
  await owner.exited
  const next = await start(dataDir)

  expect(formerWatchdog).toBeDefined()
  await vi.waitUntil(async () => !(await processesIn(home, account)).includes(formerWatchdog ?? 0), 10_000)
  expect(next.pid()).toBe(owner.databasePid)
  expect(await ask(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a killed database is restarted at the same address, with all committed data', async () => {
  const database = await start(await usedFolder())
  await keepNote(database.url)
  const killed = database.pid()
  process.kill(killed, 'SIGKILL')
  await vi.waitUntil(() => database.pid() !== killed, { timeout: 10_000 })
  expect(await readNote(database.url)).toEqual(kept)
})

test('a stop leaves no process, no socket and no lock', async () => {
  const dataDir = await usedFolder()
  const owner = await startOwner(dataDir)
  owner.kill('SIGTERM')
  expect(await owner.exited).toEqual({ code: 0, signal: null })
  expect(isRunning(owner.databasePid)).toBe(false)
  await expect(readdir(socketFolder(owner.url))).rejects.toThrow('ENOENT')
  expect(await readdir(join(dataDir, 'postgres/data'))).not.toContain('postmaster.pid')
})

test('the path of the data folder may be long and contain spaces and accents', {
  tags: ['release'],
}, async () => {
  const dataDir = join(await temporaryFolder(), "l'ñandú y su casa", 'muy-honda/'.repeat(20))
  const database = await start(dataDir)
  expect(await ask(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(await localPostgresUrl(dataDir, name)).toBe(database.url)
})

test('a missing database is never replaced by an empty one', async () => {
  const dataDir = await usedFolder()
  await rm(join(dataDir, 'postgres'), { recursive: true })
  await expect(startLocalPostgres({ dataDir, name, log: silentLog })).rejects.toThrow(
    `The database of ${dataDir} should be in ${dataDir}/postgres and is not`,
  )
})

test('a data folder that lost its database.json, even while the database runs, still opens', {
  tags: ['release'],
}, async () => {
  const dataDir = await usedFolder()
  const owner = await startOwner(dataDir)
  await keepNote(owner.url)
  owner.kill('SIGKILL')
  await owner.exited
  await rm(join(dataDir, 'database.json'))
  const database = await start(dataDir)
  expect(database.url).not.toBe(owner.url)
  await rm(socketFolder(owner.url), { recursive: true, force: true })
  expect(await readNote(database.url)).toEqual(kept)
})

test('the remains of an interrupted first start are removed', { tags: ['release'] }, async () => {
  const dataDir = await temporaryFolder()
  await mkdir(join(dataDir, 'postgres/unfinished-a1b2c3/base'), { recursive: true })
  await start(dataDir)
  expect((await readdir(join(dataDir, 'postgres'))).filter((name) => name.startsWith('unfinished'))).toEqual(
    [],
  )
})
