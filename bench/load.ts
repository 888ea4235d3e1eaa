import autocannon from 'autocannon'
import type { Floor } from './floor.ts'
import { median } from './row.ts'

const CONNECTIONS = 32
const SECONDS = 2
const ROUNDS = 3

interface Wanted {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: Buffer | string
}

/** Requests answered in a second; `next` says what each request asks. Throws when one is refused. */
export const rateOf = async (url: string, next: () => Wanted, seconds = SECONDS): Promise<number> => {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  })
  const refused = result.non2xx + result.errors
  if (refused > 0) throw new Error(`${refused} requests to ${next().path} and its like failed.`)
  return result.requests.average
}

const cycle = (paths: string[]) => {
  let index = 0
  return () => ({ path: paths[index++ % paths.length] ?? '/' })
}

/** How fast the product answers, against the floor returning the same bytes; in turns, so that both meet the same machine. */
export const againstFloor = async (
  floor: Floor,
  url: string,
  paths: string[],
  { product = cycle(paths) }: { product?: () => Wanted } = {},
): Promise<{ ratio: number; rate: number; floorRate: number }> => {
  for (const path of paths) {
    const answer = await fetch(url + path)
    await floor.keep(path, answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer()))
  }
  await rateOf(url, product, 1)
  await rateOf(floor.url, cycle(paths), 1)
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const rate = await rateOf(url, product)
    const floorRate = await rateOf(floor.url, cycle(paths))
    rounds.push({ ratio: rate / floorRate, rate, floorRate })
  }
  const middle = median(rounds.map(({ ratio }) => ratio))
  return rounds.find(({ ratio }) => ratio === middle) ?? { ratio: Number.NaN, rate: 0, floorRate: 0 }
}
