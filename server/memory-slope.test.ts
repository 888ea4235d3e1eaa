import { setTimeout as delay } from 'node:timers/promises'
import { temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { build } from '../tools/build.ts'
import { tellFigures } from './test/figures.ts'
import { bytesOf, growingIn, snapshotsOnSignal } from './test/heap-snapshots.ts'
import {
  again,
  clientAt,
  memoryOf,
  nodesBelow,
  placeBody,
  reviewBody,
  slopeOf,
  someWord,
} from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'
import { PASSWORD } from './test/traveller.ts'

// `npm run test:soak` sets for how many minutes to measure; shorter measurements say nothing.
const MINUTES = Number(process.env.MIXED_MINUTES ?? 0)
/** The share of answers that may say that too many pages wait (503): the load takes all of the machine. */
const MOST_TURNED_AWAY = 0.001
/** For all processes together. */
const MOST_MB_PER_MINUTE = 1
/** The share of the time to ignore: caches fill up, and V8 adapts its heap. */
const WARMING_UP = 0.4
/**
 * Then the load goes on for this share of the time, twice, and a worker's heap is compared before, between and after. Not earlier: a
 * snapshot makes the process larger for long.
 */
const HEAP_SHARE = 0.2
/** For how many seconds of the load one object more may stay: the load itself adds a place every two seconds, whose name is kept. */
const SECONDS_FOR_AN_OBJECT = 1
/** Before the access token expires. */
const NEW_TOKEN_AFTER_MINUTES = 10

beforeAll(async () => {
  if (MINUTES > 0) await build()
}, 300_000)

test.runIf(MINUTES > 0)(
  'the memory of all processes does not grow under a load of everything',
  async () => {
    const snapshots = await snapshotsOnSignal()
    onTestFinished(snapshots.remove)
    const product = startProduct(await temporaryFolder(), {
      env: { WORKERS: '2', NODE_OPTIONS: snapshots.options },
    })
    // Also when the test fails in the midst.
    onTestFinished(() => void product.kill('SIGTERM'))
    const address = await product.address
    let token = await signedInAt(product)
    const api = apiOver(address, token)
    const visitor = apiOver(address)
    const { data: me } = await api('GET /users/me/profile')
    const signIn = () => visitor('POST /auth/login', { body: { email: me.email, password: PASSWORD } })
    const places: string[] = []
    for (let number = 0; number < 50; number++)
      places.push((await api('POST /places', { body: placeBody() })).id)
    const upload = await reviewBody()
    const client = clientAt(address, '127.0.0.1', 12)
    const counts = new Map<number, number>()
    const call = async (asked: Parameters<typeof client.call>[0]) => {
      const status = await client.call(asked)
      counts.set(status, (counts.get(status) ?? 0) + 1)
    }
    const somePlace = () => places[Math.floor(Math.random() * places.length)]
    const post = (path: string, json: unknown) => call({ path, method: 'POST', token, json })
    const startLoad = () => [
      again(2, () => call({ path: `/explorar?q=${someWord()}` }), 20),
      again(2, () => call({ path: `/place/${somePlace()}` }), 10),
      again(2, () => call({ path: `/api/places?limit=20&q=${someWord().slice(0, 2)}` }), 10),
      again(1, () => call({ path: `/api/places/${somePlace()}/reviews`, token }), 10),
      again(1, () => call({ path: '/api/users/me/profile', token }), 10),
      // Every place's name stays in memory, so that the load itself would grow it: no community adds ten a second.
      again(1, () => post('/api/places', placeBody()), 2_000),
      again(1, () => post(`/api/places/${somePlace()}/favorite`, {}), 100),
      again(
        1,
        () => call({ path: `/api/places/${somePlace()}/reviews`, method: 'POST', token, ...upload }),
        500,
      ),
      // Each session is ended again: of too many sessions the oldest is ended, which is the one that this test uses.
      again(
        1,
        async () => {
          const { data } = await signIn()
          await visitor('POST /auth/logout', { body: { refreshToken: data.refreshToken } })
        },
        1000,
      ),
      again(1, () => post('/api/chat/messages', { message: `¿Qué ver en ${someWord()}?` }), 500),
      again(1, async () => {
        const stream = new AbortController()
        const headers = { authorization: `Bearer ${token}` }
        const opened = await fetch(`${address}/api/events`, { headers, signal: stream.signal }).catch(
          () => null,
        )
        await delay(200)
        stream.abort()
        await opened?.body?.cancel().catch(() => {})
      }),
    ]
    let stops = startLoad()
    const stopLoad = () => Promise.all(stops.map((stop) => stop()))
    const began = performance.now()
    const minutes = () => (performance.now() - began) / 60_000
    const points: { at: number; value: number }[] = []
    let renewedAt = 0
    const loadUntil = async (end: number) => {
      while (minutes() < end) {
        await delay(2_000)
        if (minutes() > renewedAt + NEW_TOKEN_AFTER_MINUTES) {
          renewedAt = minutes()
          token = (await signIn()).data.accessToken
        }
        points.push({ at: minutes(), value: await memoryOf(product.pid) })
      }
    }
    await loadUntil(MINUTES)
    const settled = points.filter(({ at }) => at > MINUTES * WARMING_UP)
    const answered = new Map(counts)

    const [worker = 0] = await nodesBelow(product.pid)
    /** A process answers nobody while it writes its heap, so nobody asks then. */
    const heapOfWorker = async () => {
      await stopLoad()
      const heap = await snapshots.take(worker)
      stops = startLoad()
      return heap
    }
    const heaps = [await heapOfWorker()]
    for (let time = 0; time < 2; time++) {
      await loadUntil(minutes() + MINUTES * HEAP_SHARE)
      heaps.push(await heapOfWorker())
    }
    await stopLoad()
    client.close()

    const slope = slopeOf(settled)
    const [first, last] = [settled[0]?.value ?? 0, settled.at(-1)?.value ?? 0]
    const answers = [...answered].map(([status, count]) => `${count} × ${status}`).join(', ')
    const stepMinutes = MINUTES * HEAP_SHARE
    const growing = growingIn(heaps, {
      objects: (stepMinutes * 60) / SECONDS_FOR_AN_OBJECT,
      bytes: stepMinutes * MOST_MB_PER_MINUTE * 1e6,
    })
    const held = heaps.map((heap) => (bytesOf(heap) / 1e6).toFixed(1)).join(', ')
    const grown = growing.map(({ name, counts: numbers }) => `${name} ${numbers.join(', ')}`).join('; ')
    await tellFigures(
      `${slope.toFixed(2)} MB a minute over ${MINUTES} minutes, ${first.toFixed(0)} to ${last.toFixed(0)} MB in three processes; ${answers}; objects of one worker then, and each ${stepMinutes} minutes later: ${held} MB, ${grown ? `growing: ${grown}` : 'no class of them grows steadily'}`,
    )
    product.kill('SIGTERM')
    expect(await product.exited).toEqual({ code: 0, signal: null })
    expect([...answered.keys()].filter((status) => ![200, 201, 409, 503].includes(status))).toEqual([])
    const all = [...answered.values()].reduce((sum, count) => sum + count, 0)
    expect(answered.get(503) ?? 0).toBeLessThanOrEqual(all * MOST_TURNED_AWAY)
    expect(slope).toBeLessThan(MOST_MB_PER_MINUTE)
    expect(growing).toEqual([])
  },
  (MINUTES * (1 + 2 * HEAP_SHARE) + 5) * 60_000,
)
