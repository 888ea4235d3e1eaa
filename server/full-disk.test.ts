import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ask } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { checksOf } from './src/checks.ts'
import { mediaRepository } from './src/features/media/media-repository.ts'
import { filesOf } from './src/features/media/received-media.ts'
import { movie } from './src/features/media/test/movies.ts'
import { examine } from './src/platform/check.ts'
import { readConfig } from './src/platform/config.ts'
import { createDatabase } from './src/platform/database/database.ts'
import { embeddedDatabaseUrl } from './src/platform/database/embedded.ts'
import { createPool } from './src/platform/database/pool.ts'
import { storageOf } from './src/platform/storage/storage-of.ts'
import { tellFigures } from './test/figures.ts'
import { placeBody, someWord } from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { timesSaid, workersThatDied } from './test/running-product.ts'
import { canMount, fill, mounted } from './test/small-disk.ts'

// Starting the whole product is slow, so only `npm run test:faults` runs this.
const IS_LONG = process.env.KILLS !== undefined
const MB = 1024 * 1024
/** The database's first files take some 60 MB of it. */
const DISK = `size=${200 * MB},mode=755`
const SOON = { timeout: 60_000, interval: 50 }

beforeAll(async () => {
  if (IS_LONG) await build()
}, 300_000)

/** Starts the product on a small disk, with one who is signed in and a place. */
const productOnSmallDisk = async () => {
  const dataDir = await mounted(DISK)
  const product = startProduct(dataDir, { env: { WORKERS: '2' } })
  onTestFinished(async () => {
    product.kill('SIGTERM')
    await product.exited
  })
  const address = await product.address
  const token = await signedInAt(product)
  const { id } = await apiOver(address, token)('POST /places', { body: placeBody() })
  const send = async (path: string, init: RequestInit = {}) => {
    const headers = { ...init.headers, authorization: `Bearer ${token}` }
    const response = await fetch(`${address}/api${path}`, { ...init, headers }).catch(() => null)
    const body = (await response?.json().catch(() => null)) as { id?: string } | null
    return { status: response?.status ?? 0, body }
  }
  const json = { 'content-type': 'application/json' }
  return {
    product,
    dataDir,
    url: (await embeddedDatabaseUrl(dataDir)) ?? '',
    add: () => send('/places', { method: 'POST', headers: json, body: JSON.stringify(placeBody()) }),
    read: async () => (await send(`/places?limit=4&q=${someWord()}`)).status,
    /** Publishes a review with a video of a megabyte. */
    upload: () => {
      const form = new FormData()
      form.set('rating', '4')
      form.set('content', 'Un lugar que vale la pena.')
      const film = new Uint8Array(movie({ pictures: [randomBytes(MB)] }))
      form.set('media[0]', new File([film], 'video.mp4', { type: 'video/mp4' }))
      return send(`/places/${id}/reviews`, { method: 'POST', body: form })
    },
  }
}
type Product = Awaited<ReturnType<typeof productOnSmallDisk>>

/** Expects that rows, counters and files agree, and that no file is there without a row. */
const nothingOrphaned = async ({ url, dataDir }: Product) => {
  const database = createDatabase(createPool({ url, max: 2, onError: () => {} }))
  const { lines, wrong } = await examine(
    checksOf({ database, storage: storageOf(readConfig({ DATA_DIR: dataDir })) }),
    { mend: false },
  )
  const known = new Set<string>()
  for await (const row of mediaRepository(database).all()) for (const { key } of filesOf(row)) known.add(key)
  await database.destroy()
  expect(wrong, lines.join('\n')).toBe(0)
  const half =
    "select id from reviews where id not in (select owner_id from media where owner_type = 'review')"
  expect(await ask(url, half)).toEqual([])
  const folder = join(dataDir, 'media')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const keys = entries.flatMap((one) =>
    one.isFile() ? [relative(folder, join(one.parentPath, one.name))] : [],
  )
  expect(keys.filter((key) => !known.has(key))).toEqual([])
}

const FULL = { code: 'storage-full', message: 'No queda espacio para guardar. Intenta de nuevo más tarde.' }

test.runIf(IS_LONG && canMount)(
  'uploads that fill the disk are refused with 507, leave nothing behind, and go on once there is room',
  async () => {
    const all = await productOnSmallDisk()
    const { product, dataDir, read, upload } = all
    expect((await upload()).status).toBe(201)
    const empty = await fill(dataDir, 6 * MB)
    let stored = 0
    let answer = await upload()
    for (; answer.status === 201; answer = await upload()) stored += 1
    expect(answer).toMatchObject({ status: 507, body: FULL })
    // Several at once, which fail in the midst of each other.
    const more = await Promise.all(Array.from({ length: 8 }, upload))
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([507]))
    expect(await read()).toBe(200)
    await nothingOrphaned(all)
    await empty()
    expect((await upload()).status).toBe(201)
    await nothingOrphaned(all)
    expect(workersThatDied(product)).toEqual([])
    await tellFigures(
      `files: ${stored} videos of 1 MB, then 507 for ${more.length + 1}, none left behind; stored again once there was room`,
    )
  },
  180_000,
)

test.runIf(IS_LONG && canMount)(
  'a database without room refuses what it cannot write, and goes on by itself with all that it acknowledged',
  async () => {
    const all = await productOnSmallDisk()
    const { product, dataDir, url, add, read, upload } = all
    const acknowledged: string[] = []
    const seen = new Map<string, number>()
    const write = async () => {
      const { status, body } = await add()
      seen.set(`${status}`, (seen.get(`${status}`) ?? 0) + 1)
      if (status === 201) acknowledged.push(body?.id ?? '')
      else expect([507, 503]).toContain(status)
      if (status === 507) expect(body).toMatchObject(FULL)
      return status
    }
    await write()
    expect((await upload()).status).toBe(201)
    const empty = await fill(dataDir, 0)
    while ((await write()) === 201);
    const readWhileFull = await read()
    // Uses up the files that the log has in stock: it can have no new one.
    const fillLog = "select pg_logical_emit_message(true, 'full', repeat('x', 4000000))"
    const refusedByLog = await vi.waitUntil(
      () =>
        ask(url, fillLog).then(
          () => null,
          (error: Error) => error.message,
        ),
      SOON,
    )
    expect(refusedByLog).toMatch(/No space left|terminat/)
    for (let round = 0; round < 20; round++) await write()
    const readWithoutLog = await read()
    await empty()
    await vi.waitUntil(async () => (await write()) === 201, SOON)
    await vi.waitUntil(async () => (await read()) === 200, SOON)
    const kept = new Set((await ask<{ id: string }>(url, 'select id from places')).map(({ id }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await nothingOrphaned(all)
    const statuses = [...seen].map(([status, count]) => `${count} × ${status}`).join(', ')
    await tellFigures(
      `the database: ${statuses}, reads ${readWhileFull} on the full disk and ${readWithoutLog} without room for its log, started again ${timesSaid(product, 'The database runs again.')} times; ${acknowledged.length} places acknowledged, none lost`,
    )
    expect(readWhileFull).toBe(200)
    expect([200, 503]).toContain(readWithoutLog)
    expect(workersThatDied(product)).toEqual([])
  },
  180_000,
)
