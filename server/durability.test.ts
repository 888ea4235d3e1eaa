import { randomInt } from 'node:crypto'
import { ask, temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import sharp from 'sharp'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { checksOf } from './src/checks.ts'
import { examine } from './src/platform/check.ts'
import { readConfig } from './src/platform/config.ts'
import { createDatabase } from './src/platform/database/database.ts'
import { embeddedDatabaseUrl } from './src/platform/database/embedded.ts'
import { createPool } from './src/platform/database/pool.ts'
import { storageOf } from './src/platform/storage/storage-of.ts'
import { tellFigures } from './test/figures.ts'
import { again, placeBody } from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { databasePidOf, timesSaid, workersOf } from './test/running-product.ts'
import { newForm } from './test/world.ts'

/** `npm run test:faults` sets a higher number. */
const ROUNDS = Number(process.env.KILLS ?? 3)
const VICTIMS = ['worker', 'database', 'parent', 'parent and database'] as const
const WORKERS = 2
const WRITERS = { places: 5, reviews: 3 }
/** A round kills in the midst of the writing: after so many acknowledged places and files, or less. */
const MOST_BETWEEN_KILLS = 40
const READY_MS = 10_000
/** Or so many times what the first start takes, on a machine that others use, too. */
const READY_STARTS = 3
const PATIENCE_MS = 60_000

beforeAll(() => build(), 300_000)

test(
  'no acknowledged place or file is lost when the parent, a worker and the database are killed in turn while eight write',
  async () => {
    const dataDir = await temporaryFolder()
    const start = () => startProduct(dataDir, { env: { WORKERS: String(WORKERS) } })
    const startedAt = performance.now()
    let product = start()
    // A test that fails leaves nothing running.
    onTestFinished(() => void product.kill('SIGTERM'))
    let address = product.address
    await address
    const firstStart = performance.now() - startedAt
    const token = await signedInAt(product)
    const { id: reviewed } = await apiOver(await address, token)('POST /places', { body: placeBody() })

    const places: string[] = [reviewed]
    const files: string[] = []
    const strange = new Set<string>()
    /** When the newest acknowledged place and review were sent, in ms. */
    const sent = { place: 0, review: 0 }
    /** Returns the body of a 201; null when the server was killed meanwhile or says that it cannot answer now. */
    const post = async <T>(path: string, body: string | FormData, type?: string): Promise<T | null> => {
      const headers = { authorization: `Bearer ${token}`, ...(type && { 'content-type': type }) }
      const url = `${await address}/api${path}`
      const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
      const answer = await response?.json().catch(() => null)
      if (!response || !answer) return null
      if (response.status === 201) return answer as T
      const { message } = answer as { message?: string }
      strange.add(`${response.status} ${response.headers.get('retry-after')} ${message}`)
      return null
    }
    const addPlace = async () => {
      const at = performance.now()
      const place = await post<{ id: string }>('/places', JSON.stringify(placeBody()), 'application/json')
      if (!place) return
      places.push(place.id)
      sent.place = Math.max(sent.place, at)
    }
    const review = async () => {
      const at = performance.now()
      const body = await newForm()
      const path = `/places/${reviewed}/reviews`
      const answer = await post<{ data: { media: { id: string }[] } }>(path, body)
      if (!answer) return
      files.push(...answer.data.media.map((file) => file.id))
      sent.review = Math.max(sent.review, at)
    }
    // A client waits a little before it tries again: at once, it would slow down the start that it waits for.
    const writing = [again(WRITERS.places, addPlace, 20), again(WRITERS.reviews, review, 20)]
    onTestFinished(async () => void (await Promise.all(writing.map((stop) => stop()))))

    /** Kills, and waits until what was killed is there again and a place and a file that were sent after that are acknowledged. */
    const readyAfter = async (victim: (typeof VICTIMS)[number]): Promise<number> => {
      const workers = await workersOf(product, WORKERS)
      const killedAt = performance.now()
      const within = { timeout: PATIENCE_MS, interval: 5 }
      if (victim === 'worker') {
        const deaths = timesSaid(product, 'A worker died; starting another.')
        process.kill(workers[randomInt(WORKERS)] ?? expect.unreachable(), 'SIGKILL')
        const isNoticed = () => timesSaid(product, 'A worker died; starting another.') > deaths
        await vi.waitUntil(isNoticed, within)
        await workersOf(product, WORKERS)
      }
      const restarts = timesSaid(product, 'The database runs again.')
      if (victim.includes('database')) process.kill(databasePidOf(product), 'SIGKILL')
      if (victim === 'database') {
        await vi.waitUntil(() => timesSaid(product, 'The database runs again.') > restarts, within)
      }
      if (victim.includes('parent')) {
        product.kill('SIGKILL')
        // Requests that come meanwhile wait for the next start, as behind a proxy.
        address = product.exited.then(() => {
          product = start()
          return product.address
        })
        await address
      }
      const backAt = performance.now()
      await vi.waitUntil(() => Math.min(sent.place, sent.review) > backAt, within)
      return performance.now() - killedAt
    }
    const longest = new Map<string, number>()
    for (let round = 0; round < ROUNDS; round++) {
      const target = places.length + files.length + randomInt(1, MOST_BETWEEN_KILLS)
      await vi.waitUntil(() => places.length + files.length >= target, { timeout: 60_000, interval: 1 })
      const victim = VICTIMS[round % VICTIMS.length] ?? expect.unreachable()
      longest.set(victim, Math.max(longest.get(victim) ?? 0, await readyAfter(victim)))
    }
    await Promise.all(writing.map((stop) => stop()))
    expect(Math.max(...longest.values())).toBeLessThan(Math.max(READY_MS, READY_STARTS * firstStart))
    expect([...strange].filter((one) => !one.startsWith('503 5 '))).toEqual([])

    const url = (await embeddedDatabaseUrl(dataDir)) ?? ''
    const kept = new Set((await ask<{ id: string }>(url, 'select id from places')).map(({ id }) => id))
    expect(places.filter((id) => !kept.has(id))).toEqual([])
    for (const id of files) {
      const response = await fetch(`${await address}/api/media/${id}`)
      expect(response.status).toBe(200)
      const { info } = await sharp(Buffer.from(await response.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width: 16, height: 16 })
    }
    // Nor is anything half there of what was not acknowledged.
    const half =
      "select id from reviews where id not in (select owner_id from media where owner_type = 'review')"
    expect(await ask(url, half)).toEqual([])
    const database = createDatabase(createPool({ url, max: 2, onError: () => {} }))
    const storage = storageOf(readConfig({ DATA_DIR: dataDir }))
    const { lines, wrong } = await examine(checksOf({ database, storage }), { mend: false })
    await database.destroy()
    expect(wrong, lines.join('\n')).toBe(0)
    const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    const times = [...longest].map(([victim, ms]) => `${victim} ${inSeconds(ms)}`)
    await tellFigures(
      `${ROUNDS} kills, ${places.length} places and ${files.length} files of 8 writers, none lost; ready again at the latest after: ${times.join(', ')} (the first start took ${inSeconds(firstStart)})`,
    )
    product.kill('SIGTERM')
    expect(await product.exited).toEqual({ code: 0, signal: null })
  },
  120_000 + ROUNDS * PATIENCE_MS,
)
