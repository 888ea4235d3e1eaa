import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { temporaryFolder } from '@andariego/local-postgres/testing/temporary-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../tools/build.ts'
import { BODY_MS } from './src/platform/http/body-deadline.ts'
import { tellFigures } from './test/figures.ts'
import { again, type Client, clientAt, memoryOf, percentile, reviewBody, someWord } from './test/load.ts'
import { apiOver, signedInAt, startProduct } from './test/product.ts'

// `npm test` runs no flood; `npm run test:attacks` sets how many seconds each one lasts.
const SECONDS = Number(process.env.FLOOD_SECONDS ?? 0)
/** The most that other clients must bear. A quiet machine shows far less; the report has the figures. */
const OTHERS_P95_MS = 1_000

let product: ReturnType<typeof startProduct>
let address: string
let token: string
let placeId: string
beforeAll(async () => {
  if (SECONDS === 0) return
  await build()
  product = startProduct(await temporaryFolder(), { env: { RATE_LIMITS: 'on', WORKERS: '2' } })
  address = await product.address
  token = await signedInAt(product)
  const body = { name: 'Faro', address: 'Camino', latitude: 1, longitude: 1 }
  placeId = (await apiOver(address, token)('POST /places', { body })).id
}, 300_000)
afterAll(async () => {
  product?.kill('SIGTERM')
  await product?.exited
})

/** Opens connections that send a byte now and then. */
const drip = async (path: string, count: number, until: number) => {
  const { hostname, port } = new URL(address)
  const sockets: Socket[] = []
  for (let number = 0; number < count; number++) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: '127.0.0.3' })
    socket.on('error', () => {})
    const type = 'Content-Type: application/json\r\nContent-Length: 9000'
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\n${type}\r\n\r\n{`)
    sockets.push(socket)
  }
  while (Date.now() < until) {
    for (const socket of sockets) if (socket.writable) socket.write(' ')
    await delay(200)
  }
  for (const socket of sockets) socket.destroy()
}

/** Opens streams of one user, none of which ends by itself. */
const openStreams = async (count: number, until: number) => {
  const { hostname, port } = new URL(address)
  const headers = { authorization: `Bearer ${token}` }
  const opened = Array.from({ length: count }, () =>
    request({ hostname, port, localAddress: '127.0.0.3', path: '/api/events', headers, agent: false })
      .on('response', (response) => response.resume())
      .on('error', () => {})
      .end(),
  )
  await delay(until - Date.now())
  for (const stream of opened) stream.destroy()
}

type Flood = (attacker: Client, until: number) => Promise<unknown>
const repeated =
  (hands: number, call: () => Parameters<Client['call']>[0]): Flood =>
  async (attacker, until) => {
    const stop = again(hands, () => attacker.call(call()))
    await delay(until - Date.now())
    await stop()
  }

const upload = await reviewBody()
const FLOODS: [string, Flood][] = [
  ['pages that nobody has asked for before', repeated(40, () => ({ path: `/explorar?q=${someWord()}` }))],
  ['one page', repeated(40, () => ({ path: '/' }))],
  [
    'sign-ins',
    repeated(40, () => ({
      path: '/api/auth/login',
      method: 'POST',
      json: { email: `${someWord()}@example.com`, password: 'Equivocada-1' },
    })),
  ],
  [
    'sign-ups',
    repeated(40, () => ({
      path: '/api/auth/register',
      method: 'POST',
      json: { email: `${randomUUID()}@example.com`, password: 'Caminante-1' },
    })),
  ],
  ['live streams', (_, until) => openStreams(300, until)],
  [
    'uploads',
    repeated(20, () => ({ path: `/api/places/${placeId}/reviews`, method: 'POST', token, ...upload })),
  ],
  // Longer than the server waits for a body, also for those that it refused before: most of these are over the limit.
  [
    'bodies that drip',
    (_, until) => drip('/api/auth/login', 300, Math.max(until, Date.now() + BODY_MS + 2_000)),
  ],
]

test.runIf(SECONDS > 0).each(FLOODS.map(([name, flood], index) => [name, flood, index] as const))(
  'a flood of %s from one address: others are answered all the while',
  async (name, flood, index) => {
    const attacker = clientAt(address, '127.0.0.3', 40)
    // A new visitor each time: one who stayed for all floods would read more than one address may.
    const other = clientAt(address, `127.0.1.${index + 1}`, 2)
    const times: number[] = []
    const statuses = new Map<number, number>()
    const visit = async () => {
      for (const path of ['/', `/place/${placeId}`, '/api/places?limit=4']) {
        const started = performance.now()
        const status = await other.call({ path })
        times.push(performance.now() - started)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }
    }
    await visit()
    times.length = 0
    const stop = again(1, visit, 50)
    await flood(attacker, Date.now() + SECONDS * 1000)
    await stop()
    attacker.close()
    other.close()
    const [p50, p95] = [0.5, 0.95].map((share) => percentile(times, share))
    const memory = await memoryOf(product.pid)
    await tellFigures(
      `${name}: others p50 ${p50?.toFixed(0)} ms, p95 ${p95?.toFixed(0)} ms of ${times.length}, ${memory.toFixed(0)} MB afterwards`,
    )
    expect([...statuses.keys()]).toEqual([200])
    expect(p95).toBeLessThan(OTHERS_P95_MS)
  },
  (SECONDS + 60) * 1000,
)
