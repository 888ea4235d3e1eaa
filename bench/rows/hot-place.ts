import { rateOf } from '../load.ts'
import { watchLocks } from '../lock-waits.ts'
import { ROUNDS } from '../rounds.ts'
import { median, quantile, type Row } from '../row.ts'
import { signedIn } from '../streams.ts'
import { reviewOf, send } from '../writes.ts'
import type { Context } from './context.ts'

const WRITERS = 200
const SECONDS = 2
const LONGEST_MS = 20

/**
 * Everybody reviews the same place, each again as soon as the last review was answered. What is told is the wait for locks within
 * the database: how long a request takes in all follows from the rate, with so many at once.
 */
export const hotPlace = async ({ url, databaseUrl, placeIds }: Context): Promise<Row[]> => {
  const writers = await signedIn(url, WRITERS)
  const [placeId, ...elsewhere] = placeIds
  if (placeId === undefined) throw new Error('There is no place.')
  // First what only somebody's first review of the day does: badges are looked for.
  for (const [index, writer] of writers.entries())
    await send(url, reviewOf(writer, elsewhere[index] ?? placeId))
  let count = 0
  const post = () => {
    const writer = writers[count++ % WRITERS]
    if (!writer) throw new Error('Nobody is signed in.')
    return reviewOf(writer, placeId)
  }
  await rateOf(url, post, 1, WRITERS)
  const rounds: { rate: number; middle: number; p95: number }[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const locks = await watchLocks(databaseUrl)
    const rate = await rateOf(url, post, SECONDS, WRITERS)
    const waits = await locks.stop()
    const others = Math.max(0, Math.round(rate * SECONDS) - waits.length)
    const all = [...waits, ...Array.from({ length: others }, () => 0)]
    rounds.push({ rate, middle: median(all), p95: quantile(all, 0.95) })
  }
  const p95s = rounds.map(({ p95 }) => p95)
  const p95 = median(p95s)
  return [
    {
      what: `A review's wait for locks, ${WRITERS} writers on one place, two server processes`,
      figure: `p95 ${p95.toFixed(1)} ms (${Math.min(...p95s).toFixed(1)} to ${Math.max(...p95s).toFixed(1)}), median ${median(rounds.map(({ middle }) => middle)).toFixed(1)} ms; ${median(rounds.map(({ rate }) => rate)).toFixed(0)} reviews a second`,
      target: `p95 ≤ ${LONGEST_MS} ms`,
      ok: p95 <= LONGEST_MS,
    },
  ]
}
