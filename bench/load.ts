import autocannon from 'autocannon'
import { processorMilliseconds, workersOf } from './processes.ts'
import { inTurns } from './rounds.ts'
import type { Context } from './rows/context.ts'

const CONNECTIONS = 32
const SECONDS = 2

export interface Wanted {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/**
 * Returns the requests answered per second. A list of paths is requested in turn; a function returns each request, which costs
 * the client more. Throws when a request fails.
 */
export const rateOf = async (
  url: string,
  wanted: string[] | (() => Wanted),
  seconds = SECONDS,
  connections = CONNECTIONS,
): Promise<number> => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: Array.isArray(wanted)
      ? wanted.map((path) => ({ path }))
      : [{ setupRequest: (request) => ({ ...request, ...wanted() }) }],
  })
  // 304 is expected where the client has the response already.
  const refused = result.non2xx - result['3xx'] + result.errors
  if (refused > 0) throw new Error(`${refused} requests failed.`)
  return result.requests.average
}

interface Comparison {
  ratio: number
  figure: string
  unsteady: string | undefined
}

const measured = async (pids: number[], url: string, wanted: string[] | (() => Wanted), seconds: number) => {
  const before = processorMilliseconds(pids)
  const rate = await rateOf(url, wanted, seconds)
  return { rate, cost: ((processorMilliseconds(pids) - before) * 1000) / (rate * seconds) }
}

/**
 * Compares the product's rate with the floor's for the same bytes, in turns, so that both run on an equally busy machine. Also
 * reports the serving process's CPU time, which hardly depends on the machine's load.
 */
export const againstFloor = async (
  { floor, url, pid }: Context,
  paths: string[],
  fresh?: () => Wanted,
  seconds = SECONDS,
): Promise<Comparison> => {
  for (const path of paths) {
    const answer = await fetch(url + path)
    await floor.keep(path, answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer()))
  }
  let turn = 0
  // Both are requested in the same way, so that the client's cost is equal.
  const fromFloor = fresh ? () => ({ path: paths[turn++ % paths.length] ?? '/' }) : paths
  const workers = workersOf(pid)
  await rateOf(url, fresh ?? paths, 1)
  await rateOf(floor.url, fromFloor, 1)
  const { ratio, told, product, bare, unsteady } = await inTurns(
    () => measured(workers, url, fresh ?? paths, seconds),
    () => measured([floor.pid], floor.url, fromFloor, seconds),
    ({ rate }) => rate,
  )
  return {
    ratio,
    figure: `${told} × floor (${product.rate.toFixed(0)}/s against ${bare.rate.toFixed(0)}/s; ${product.cost.toFixed(0)} µs CPU against ${bare.cost.toFixed(0)} µs)`,
    unsteady,
  }
}
