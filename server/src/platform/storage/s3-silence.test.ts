import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { s3Storage } from './s3-storage.ts'
import { StorageUnavailableError } from './storage.ts'
import { startS3Server } from './test/s3-server.ts'

const IDLE_MS = 150
/** Two attempts and the pause between them; far less than the minutes that a socket waits by default. */
const BOUND_MS = 5_000

let server: Awaited<ReturnType<typeof startS3Server>>
let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'silence-'))
})
afterAll(() => rm(scratch, { recursive: true }))
beforeEach(async () => {
  server = await startS3Server('fotos')
})
afterEach(() => server.close())

const storage = () => s3Storage(server.url, { idleMilliseconds: IDLE_MS })

async function* bytes(length: number) {
  yield new Uint8Array(length)
}
const SMALL = 1024
const SEVERAL_PARTS = 9 * 1024 * 1024

const givesUp = async (work: Promise<unknown>) => {
  const started = performance.now()
  await expect(work).rejects.toThrow(StorageUnavailableError)
  expect(performance.now() - started).toBeLessThan(BOUND_MS)
}

const anything = () => true

test.each([
  ['put', () => storage().put('media/a', bytes(SMALL))],
  ['put in parts', () => storage().put('media/a', bytes(SEVERAL_PARTS))],
  ['get', () => storage().get('media/a')],
  ['stat', () => storage().stat('media/a')],
  ['delete', () => storage().delete('media/a')],
  ['move', () => storage().move('media/a', 'media/b')],
  ['check', () => storage().check()],
  ['list', () => storage().list('media/')[Symbol.asyncIterator]().next()],
  ['removeUnfinished', () => storage().removeUnfinished(new Date())],
])('%s gives up a store that takes the request and never answers', async (_name, work) => {
  server.state.hangs = anything
  await givesUp(work())
})

test('a file that could not be handed over is still at its path, and is stored completely once the store is back', async () => {
  const path = join(scratch, 'foto.bin')
  await writeFile(path, new Uint8Array(SMALL))
  server.state.hangs = anything
  await givesUp(storage().putFile('media/foto', path))
  server.state.hangs = () => false
  await storage().putFile('media/foto', path)
  expect(await storage().stat('media/foto')).toEqual({ size: SMALL })
})

test('the parts of an aborted upload are removed at once if the store fails to answer only for parts', async () => {
  server.state.hangs = ({ method, query }) => method === 'PUT' && query.has('partNumber')
  await givesUp(storage().put('media/video', bytes(SEVERAL_PARTS)))
  await expect.poll(() => server.uploads.size).toBe(0)
  expect(server.objects.size).toBe(0)
})

test('the parts of an upload whose sender went away are removed once, before anybody is told', async () => {
  let removals = 0
  server.state.hangs = ({ method }) => {
    if (method === 'DELETE') removals += 1
    return false
  }
  async function* failing() {
    yield new Uint8Array(SEVERAL_PARTS)
    throw new Error('the sender went away')
  }
  const seen = await storage()
    .put('media/video', failing())
    .catch((error: Error) => [error.message, removals, server.uploads.size])
  expect(seen).toEqual(['the sender went away', 1, 0])
})

test('uploads that stayed unfinished while the store was silent are removed later, and running ones are not', async () => {
  const started = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000)
  for (const [id, minutesAgo] of Object.entries({ a: 90, b: 1, c: 91, d: 92 }))
    server.uploads.set(id, { key: `media/${id}`, startedAt: started(minutesAgo), parts: new Map() })
  expect(await storage().removeUnfinished(started(60))).toBe(3)
  expect([...server.uploads.keys()]).toEqual(['b'])
})

test('a slow sender is not a silent store', async () => {
  async function* slow() {
    for (let count = 0; count < 3; count++) {
      await after(2 * IDLE_MS)
      yield new Uint8Array(SMALL)
    }
  }
  expect(await storage().put('media/slow', slow())).toEqual({ size: 3 * SMALL })
})

test('a file that stops in the middle fails for its reader, who may pause as long as they like', async () => {
  const content = Buffer.alloc(2 * 1024 * 1024, 7)
  await storage().put('media/film', bytes(0))
  server.objects.set('media/film', { bytes: content, modifiedAt: new Date() })
  const rested = await storage().get('media/film')
  await after(3 * IDLE_MS)
  expect((await buffer(rested?.stream ?? expect.fail())).equals(content)).toBe(true)

  server.state.silentAfterBytes = 100_000
  const cut = await storage().get('media/film')
  await givesUp(buffer(cut?.stream ?? expect.fail()))
})
