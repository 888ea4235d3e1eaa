import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '@andariego/local-postgres/testing/temporary-data'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'
import { traveller } from '../test/traveller.ts'
import { readConfig } from './platform/config.ts'
import { keepBackup } from './scheduled-backups.ts'

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

test('what a trial left that lost its connection is removed by the next one', async () => {
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

test.each([
  ['BACKUP_EVERY', 'minute'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_PASSPHRASE', 'corta'],
])('%s=%s stops the start with a line that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
