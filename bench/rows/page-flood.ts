import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import { proportionalMegabytes, workersOf } from '../processes.ts'
import { quantile, type Row } from '../row.ts'
import type { Context } from './context.ts'

const SECONDS = 10
const CONNECTIONS = 40
const LIMIT_MS = 20
const LIMIT_MEGABYTES = 350

/** One client that asks for endless different pages, and what everybody else meets meanwhile; limits on. */
export const pageFlood = async ({ url, pid, placeIds }: Context): Promise<Row[]> => {
  const known = ['/', ...placeIds.slice(0, 20).map((id) => `/place/${id}`)]
  for (const path of known) await (await fetch(url + path)).arrayBuffer()
  let asked = 0
  const flood = autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    // Another place each time, and words that nobody searched for.
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
    const answer = await fetch(url + known[look % known.length])
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`A visitor is answered ${answer.status}.`)
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
      figure: `p95 ${p95.toFixed(1)} ms (median ${quantile(times, 0.5).toFixed(1)} ms; the client was answered ${result['2xx']} pages and ${result.non2xx} refusals)`,
      target: `p95 ≤ ${LIMIT_MS} ms`,
      ok: p95 <= LIMIT_MS,
    },
    {
      what: 'Memory of the largest server process after it',
      figure: `${megabytes.toFixed(0)} MB`,
      target: `≤ ${LIMIT_MEGABYTES} MB`,
      ok: megabytes <= LIMIT_MEGABYTES,
    },
  ]
}
