import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { proportionalMegabytes, workersOf } from '../processes.ts'
import { quantile, type Row } from '../row.ts'
import type { Context } from './context.ts'

const SECONDS = 10
const CONNECTIONS = 40
const LIMIT_MS = 20
const LIMIT_MEGABYTES = 350

/** Another address than the flood's. Linux answers on all of 127.0.0.0/8. */
const OTHER_ADDRESS = '127.0.0.2'

/** Requests a page on a new connection, like a new visitor, so that any worker may take it. */
const statusAt = async (url: string): Promise<number | undefined> => {
  const [answer] = (await once(get(url, { localAddress: OTHER_ADDRESS, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  await buffer(answer)
  return answer.statusCode
}

/** Measures everybody else's response times while one client requests endless different pages; rate limits are on. */
export const pageFlood = async ({ url, pid, placeIds }: Context): Promise<Row[]> => {
  const known = ['/', ...placeIds.slice(0, 20).map((id) => `/place/${id}`)]
  // Right after its start, a process on a busy machine may refuse requests.
  for (const path of [...known, ...known, ...known])
    while ((await statusAt(url + path)) !== 200) await delay(200)
  let refused = 0
  let asked = 0
  const flood = autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    // Another place each time, and words that nobody has searched for.
    requests: [
      {
        setupRequest: (request) => {
          asked += 1
          const path =
            asked % 2 === 0
              ? `/search?q=${asked}x${Date.now()}`
              : `/place/${placeIds[(asked + 100) % placeIds.length]}?q=${asked}`
          return { ...request, path }
        },
      },
    ],
  })
  const times: number[] = []
  const end = performance.now() + SECONDS * 1_000
  for (let look = 0; performance.now() < end; look++) {
    const began = performance.now()
    if ((await statusAt(url + known[look % known.length])) !== 200) refused += 1
    times.push(performance.now() - began)
    await delay(20)
  }
  const result = await flood
  await delay(2_000)
  const megabytes = Math.max(...workersOf(pid).map(proportionalMegabytes))
  const p95 = quantile(times, 0.95)
  return [
    {
      what: `Others while one client with ${CONNECTIONS} connections asks for endless different pages, limits on`,
      figure: `p95 ${p95.toFixed(1)} ms (median ${quantile(times, 0.5).toFixed(1)} ms, ${refused} of ${times.length} refused; the client was answered ${result['2xx']} pages and ${result.non2xx} refusals)`,
      target: `p95 ≤ ${LIMIT_MS} ms`,
      ok: p95 <= LIMIT_MS && refused === 0,
    },
    {
      what: 'Memory of the largest server process after it',
      figure: `${megabytes.toFixed(0)} MB`,
      target: `≤ ${LIMIT_MEGABYTES} MB`,
      ok: megabytes <= LIMIT_MEGABYTES,
    },
  ]
}
