import { execFile } from 'node:child_process'
import { lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ask } from '@andariego/local-postgres/testing/temporary-data'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type TestApp, testApp } from '../test/test-app.ts'
import { testDatabase } from '../test/test-database.ts'
import { PASSWORD, type Traveller, traveller } from '../test/traveller.ts'
import { newForm, newPlace } from '../test/world.ts'
import { backUp } from './backup.ts'
import { mediaRepository } from './features/media/public.ts'
import { verifyMedia } from './features/media/verify-media.ts'
import { folderStorage } from './platform/storage/folder-storage.ts'
import { restore } from './restore.ts'

let product: TestApp
let author: Traveller
let file: string

beforeEach(async () => {
  product = await testApp()
  onTestFinished(() => product.close())
  author = await traveller(product)
  file = join(await temporaryFolder(), 'copia.tar')
})

const temporaryFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andariego-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const review = async () => {
  const place = await author.api('POST /places', { body: newPlace() })
  const { data } = await author.api('POST /places/:id/reviews', {
    params: { id: place.id },
    form: await newForm(),
  })
  return data
}

/** A cheaper passphrase for tests: decryption costs as much as the archive states; scheduled backups are tried at full cost. */
const CHEAP = { guessCost: 10 }

const DAMAGED = 'La copia está dañada o incompleta.'

const source = () => ({ databaseUrl: product.databaseUrl, storage: product.services.storage, file })

/** Creates an empty database and storage to restore into. */
const elsewhere = async () => {
  const database = await testDatabase({ empty: true })
  const dataDir = await temporaryFolder()
  onTestFinished(() => database.drop())
  const storage = folderStorage(join(dataDir, 'media'))
  return { database, dataDir, storage, databaseUrl: database.url, file }
}

/** Returns every table's number of rows and content. */
const contents = async (databaseUrl: string) => {
  const tables = await ask<{ name: string }>(
    databaseUrl,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migrations'`,
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*), md5(string_agg(t::text, ',' order by t::text)) from ${name} t`,
  )
  return ask(databaseUrl, `${parts.join(' union all ')} order by name`)
}

const damagedMedia = async ({ services: { storage, database } }: TestApp) => {
  const found = []
  for await (const problem of verifyMedia(storage, mediaRepository(database).all())) found.push(problem)
  return found
}

test('a backup restores everything, and the product continues with it', async () => {
  await review()
  await backUp(source())
  const target = await elsewhere()
  await restore(target)

  expect(await contents(target.databaseUrl)).toEqual(await contents(product.databaseUrl))
  const restored = await testApp({ DATA_DIR: target.dataDir }, target.database)
  onTestFinished(() => restored.close())
  expect(await damagedMedia(restored)).toEqual([])

  const { data: session } = await restored.api()('POST /auth/login', {
    body: { email: author.email, password: PASSWORD },
  })
  const api = restored.api(session.accessToken)
  const place = await api('POST /places', { body: newPlace() })
  await api('POST /places/:id/reviews', { params: { id: place.id }, form: await newForm() })
  expect(await api('GET /places/:id/reviews/stats', { params: { id: place.id } })).toMatchObject({
    totalReviews: 1,
  })
})

test('tables of many megabytes come back row by row', { tags: ['release'] }, async () => {
  await ask(
    product.databaseUrl,
    `insert into idempotency_keys (user_id, key, route, result)
     select gen_random_uuid(), n::text, 'POST /places', to_jsonb(repeat(md5(n::text), 60))
     from generate_series(1, 9000) n`,
  )
  await backUp(source())
  const target = await elsewhere()
  await restore(target)
  expect(await contents(target.databaseUrl)).toEqual(await contents(product.databaseUrl))
})

test('writes and removals during a backup do not make it inconsistent', async () => {
  const [first] = [await review(), await review()]
  let writing = true
  const writer = (async () => {
    for (let count = 0; writing || count < 2; count++) await review()
  })()
  const remover = author.api('DELETE /places/reviews/:id', { params: { id: first.id } })
  await backUp(source())
  writing = false
  await Promise.all([writer, remover])

  const target = await elsewhere()
  await restore(target)
  const [sums] = await ask(
    target.databaseUrl,
    `select (select sum(review_count) from places)::int as counted, (select count(*) from reviews)::int as there,
       (select coalesce(sum(points), 0) from points_ledger)::int as paid, (select sum(points) from user_stats)::int as held`,
  )
  const { counted, there, paid, held } = sums as Record<string, number>
  expect([counted, paid]).toEqual([there, held])
  const restored = await testApp({ DATA_DIR: target.dataDir }, target.database)
  onTestFinished(() => restored.close())
  expect(await damagedMedia(restored)).toEqual([])
})

test('what is no file is not replaced by a backup', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'other.txt'), 'hello')
  await symlink(join(folder, 'other.txt'), join(folder, 'link'))
  await promisify(execFile)('mkfifo', [join(folder, 'pipe')])
  for (const name of ['link', 'pipe', '.']) {
    const backup = backUp({ ...source(), file: join(folder, name) })
    await expect(backup).rejects.toThrow(/no es un archivo/)
  }
  expect((await lstat(join(folder, 'pipe'))).isFIFO()).toBe(true)
  expect((await readdir(folder)).sort()).toEqual(['link', 'other.txt', 'pipe'])
  // What is one, such as the backup of yesterday, makes room.
  await backUp({ ...source(), file: join(folder, 'other.txt') })
  expect((await stat(join(folder, 'other.txt'))).size).toBeGreaterThan(1000)
})

test('a connection lost after the tables were read does no harm', { tags: ['release'] }, async () => {
  await review()
  const { storage } = product.services
  const lose = () =>
    ask(
      product.databaseUrl,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name = 'andariego backup'`,
    )
  await backUp({ ...source(), storage: { ...storage, get: (key) => lose().then(() => storage.get(key)) } })
  const target = await elsewhere()
  await restore(target)
  expect(await contents(target.databaseUrl)).toEqual(await contents(product.databaseUrl))
})

test('only its owner can read a backup', async () => {
  await backUp(source())
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test.each([
  // Refused as of a newer version before its checksums are read.
  [
    'altered in what it says of itself',
    (bytes: Buffer) => {
      bytes.write('9', bytes.indexOf('"format": 1') + 10)
      return bytes
    },
  ],
  // A picture's bytes begin 512 bytes after their name.
  [
    'altered',
    (bytes: Buffer) =>
      bytes.fill(7, bytes.indexOf('storage/media/') + 520, bytes.indexOf('storage/media/') + 530),
  ],
  ['cut off', (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2048) * 1024)],
])('a backup that was %s is refused, and leaves nothing behind', async (_how, damage) => {
  await review()
  await backUp(source())
  await writeFile(file, damage(await readFile(file)))

  const target = await elsewhere()
  await expect(restore(target)).rejects.toThrow(DAMAGED)
  expect(
    await ask(target.databaseUrl, `select relname from pg_class where relnamespace = 'public'::regnamespace`),
  ).toEqual([])
  const left = await readdir(target.dataDir, { recursive: true, withFileTypes: true })
  expect(left.filter((entry) => entry.isFile())).toEqual([])
})

test('a connection lost during a restore leaves nothing behind', async () => {
  await review()
  await backUp(source())
  const target = await elsewhere()
  const lose = () =>
    ask(
      target.databaseUrl,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and application_name = 'andariego restore'`,
    )
  const { storage } = target
  const losing = {
    ...storage,
    put: (...given: Parameters<typeof storage.put>) => lose().then(() => storage.put(...given)),
  }
  await expect(restore({ ...target, storage: losing })).rejects.toThrow()
  await restore(target)
  expect(await contents(target.databaseUrl)).toEqual(await contents(product.databaseUrl))
})

test('a backup is not restored over existing data', async () => {
  await backUp(source())
  await expect(restore(source())).rejects.toThrow('Ya hay datos en esta base de datos')
})

test('an encrypted backup reveals nothing, and opens only with its passphrase', async () => {
  await review()
  const passphrase = 'el farol de la esquina'
  await backUp({ ...source(), passphrase, ...CHEAP })
  expect((await readFile(file)).includes(author.email)).toBe(false)

  const target = await elsewhere()
  await expect(restore(target)).rejects.toThrow('La copia está cifrada')
  await expect(restore({ ...target, passphrase: 'otro farol, otra esquina' })).rejects.toThrow(
    'La contraseña no abre esta copia.',
  )
  await restore({ ...target, passphrase })
  expect(await contents(target.databaseUrl)).toEqual(await contents(product.databaseUrl))
})

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1000)],
  ['altered', (bytes: Buffer) => bytes.fill(7, bytes.length / 2, bytes.length / 2 + 10)],
])('an encrypted backup that was %s is refused in Spanish', async (_how, damage) => {
  const passphrase = 'el farol de la esquina'
  await backUp({ ...source(), passphrase, ...CHEAP })
  await writeFile(file, damage(await readFile(file)))
  await expect(restore({ ...(await elsewhere()), passphrase })).rejects.toThrow(DAMAGED)
})

test('a file that is no backup is refused in Spanish', async () => {
  await writeFile(file, 'Querida abuela:\n'.repeat(200))
  await expect(restore(await elsewhere())).rejects.toThrow(DAMAGED)
  await writeFile(file, '')
  await expect(restore(await elsewhere())).rejects.toThrow(DAMAGED)
})

test('what goes wrong beside a whole backup is told as it is', { tags: ['release'] }, async () => {
  await review()
  await backUp(source())
  const target = await elsewhere()
  const full = () => Promise.reject(new Error('no space left'))
  await expect(restore({ ...target, storage: { ...target.storage, put: full } })).rejects.toThrow(
    'no space left',
  )
})
