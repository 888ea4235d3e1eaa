import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '@andariego/local-postgres/testing/temporary-data'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'
import { testDatabase } from '../test/test-database.ts'
import { traveller } from '../test/traveller.ts'
import { readConfig } from './platform/config.ts'
import { createJobs } from './platform/jobs.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'
import { s3Storage } from './platform/storage/s3-storage.ts'
import { startS3Server } from './platform/storage/test/s3-server.ts'
import { restore } from './restore.ts'
import { backupJobs, keepBackup } from './scheduled-backups.ts'
import { tryRestore } from './try-restore.ts'

let product: TestApp
let folder: string

beforeEach(async () => {
  product = await testApp()
  onTestFinished(() => product.close())
  await traveller(product)
  folder = await mkdtemp(join(tmpdir(), 'andariego-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const source = (keep = 2) => ({
  databaseUrl: product.databaseUrl,
  storage: product.services.storage,
  temporaryFolder: product.services.temporaryFolder,
  backup: { ...readConfig({ BACKUP_TO: folder, BACKUP_KEEP: String(keep) }).backup },
})

const trialDatabases = () =>
  ask(product.databaseUrl, "select datname from pg_database where datname like 'andariego_trial_%'")

test('a scheduled backup counts only after a trial restore, which leaves nothing behind', async () => {
  expect(await keepBackup(source())).toMatchObject({ trial: 'restored', removed: [] })
  expect(await trialDatabases()).toEqual([])
  expect(await readdir(folder)).toEqual([expect.stringMatching(/^andariego-\d{8}T\d{6}Z\.tar$/)])
})

test('what a trial left that lost its connection is removed by the next one', {
  tags: ['release'],
}, async () => {
  const trial = keepBackup(source()).catch((error: Error) => error)
  while ((await trialDatabases()).length === 0) await sleep(5)
  await ask(
    product.databaseUrl,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and application_name = 'andariego backup trial'`,
  )
  expect(await trial).toBeInstanceOf(Error)
  expect(await trialDatabases()).toHaveLength(1)
  expect(await readdir(folder)).toEqual([])

  expect(await keepBackup(source())).toMatchObject({ trial: 'restored' })
  expect(await trialDatabases()).toEqual([])
})

test('the oldest backups are deleted, and no other files', async () => {
  const older = ['andariego-20250101T030700Z.tar', 'andariego-20250102T030700Z.tar']
  for (const name of [...older, 'fotos.tar']) await writeFile(join(folder, name), '')
  const { name, removed } = await keepBackup(source())
  expect(removed).toEqual([older[0]])
  expect((await readdir(folder)).sort()).toEqual([older[1], name, 'fotos.tar'].sort())
})

test('a backup that cannot be stored does not displace earlier ones', async () => {
  const earlier = 'andariego-20250101T030700Z.tar'
  await writeFile(join(folder, earlier), '')
  const to = join(folder, earlier)
  const { backup, ...rest } = source(1)
  await expect(keepBackup({ ...rest, backup: { ...backup, to } })).rejects.toThrow()
  expect(await readdir(folder)).toEqual([earlier])
  expect(await readdir(product.services.temporaryFolder).catch(() => [])).toEqual([])
})

test('with a passphrase, what is stored is encrypted, and was restored before', {
  tags: ['release'],
}, async () => {
  const { backup, ...rest } = source()
  const passphrase = 'el farol de la esquina'
  const { name, trial } = await keepBackup({ ...rest, backup: { ...backup, passphrase } })
  expect([name, trial]).toEqual([expect.stringMatching(/Z\.tar\.age$/), 'restored'])
  expect(await readFile(join(folder, name), 'latin1')).toMatch(/^age-encryption\.org\/v1\n/)

  const target = await testDatabase({ empty: true })
  onTestFinished(() => target.drop())
  const storage = folderStorage(join(folder, 'media'))
  await expect(restore({ databaseUrl: target.url, storage, file: join(folder, name) })).rejects.toThrow(
    'La copia está cifrada',
  )
  await restore({ databaseUrl: target.url, storage, file: join(folder, name), passphrase })
  const people = 'select email from users order by email'
  expect(await ask(target.url, people)).toEqual(await ask(product.databaseUrl, people))
})

test('backups go to S3, where the oldest are deleted, and no other objects', async () => {
  const server = await startS3Server('copias')
  onTestFinished(async () => void (await server.close()))
  const store = s3Storage(server.url)
  const older = ['andariego-20250101T030700Z.tar', 'andariego-20250102T030700Z.tar']
  for (const key of [...older, 'fotos.tar']) await store.put(key, Readable.from([Buffer.from('x')]))
  const { backup, ...rest } = source()
  const { name, trial, removed } = await keepBackup({
    ...rest,
    backup: { ...backup, to: readConfig({ BACKUP_TO: server.url }).backup.to },
  })
  expect({ trial, removed }).toEqual({ trial: 'restored', removed: [older[0]] })
  expect([...server.objects.keys()].sort()).toEqual([older[1], name, 'fotos.tar'].sort())
  expect(await readdir(product.services.temporaryFolder)).toEqual([])

  const fetched = await store.get(name)
  if (!fetched) throw new Error(`${name} is not there`)
  const file = join(folder, 'fetched.tar')
  await writeFile(file, fetched.stream)
  expect(await tryRestore({ databaseUrl: product.databaseUrl, file, passphrase: null })).toBe('restored')
})

test.each([
  ['hour', '7 * * * *'],
  ['day', '7 3 * * *'],
  ['week', '7 3 * * 1'],
])(
  'with BACKUP_EVERY=%s the clock asks for a backup at %s, and BACKUP_KEEP of them stay',
  async (every, cron) => {
    const { databaseUrl } = product
    const jobs = createJobs({ databaseUrl, log: product.services.log })
    await jobs.prepare()
    const config = readConfig({ BACKUP_EVERY: every, BACKUP_TO: folder, BACKUP_KEEP: '1' })
    backupJobs({ ...product.services, jobs, config }, databaseUrl)
    await jobs.open()
    onTestFinished(() => jobs.stop({ timeoutMs: 5_000 }))
    await writeFile(join(folder, 'andariego-20250101T030700Z.tar'), '')
    await jobs.carryOut()
    expect(await ask(databaseUrl, "select cron from pgboss.schedule where name = 'make-backup'")).toEqual([
      { cron },
    ])

    // What the clock does at that time.
    await jobs.enqueue('make-backup', {})
    await expect
      .poll(() => readdir(folder))
      .toEqual([expect.stringMatching(/^andariego-2(?!025)\d+T\d{6}Z\.tar$/)])
  },
)

test('with BACKUP_EVERY=never nothing is scheduled', async () => {
  const jobs = createJobs({ databaseUrl: product.databaseUrl, log: product.services.log })
  backupJobs({ ...product.services, jobs }, product.databaseUrl)
  await expect(jobs.enqueue('make-backup', {})).rejects.toThrow('make-backup')
})
