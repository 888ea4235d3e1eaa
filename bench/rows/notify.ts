import pg from 'pg'
import { inTurns } from '../rounds.ts'
import { median, quantile, type Row } from '../row.ts'
import type { Context } from './context.ts'

const A_SECOND = 1_000
const CONNECTIONS = 20
const SECONDS = 2
const LIMIT = 0.9
/** The channel on which the product's processes listen, so that they read what is told, too. */
const CHANNEL = 'andariego'

interface Measured {
  rate: number
  times: number[]
}

/** Commits up to so often a second; returns how often it did, and how long each transaction took, in ms. */
const commits = async (pool: pg.Pool, isTold: boolean): Promise<Measured> => {
  const times: number[] = []
  const began = performance.now()
  const end = began + SECONDS * 1_000
  let begun = 0
  const writer = async () => {
    const client = await pool.connect()
    try {
      for (;;) {
        const now = performance.now()
        if (now >= end) return
        const early = began + (begun * 1_000) / A_SECOND - now
        if (early > 0) {
          await new Promise((resolve) => setTimeout(resolve, Math.min(early, 5)))
          continue
        }
        const turn = begun++
        const started = performance.now()
        await client.query('begin')
        await client.query('insert into bench_commits (turn) values ($1)', [turn])
        if (isTold)
          await client.query('select pg_notify($1, $2)', [
            CHANNEL,
            JSON.stringify({ origin: 'bench', event: { type: 'changed', tags: [`place:${turn}`] } }),
          ])
        await client.query('commit')
        times.push(performance.now() - started)
      }
    } finally {
      client.release()
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, writer))
  return { rate: times.length / ((performance.now() - began) / 1_000), times }
}

/**
 * What a commit costs because others are told of it. PostgreSQL lets only one transaction with a NOTIFY commit at a time; this shows
 * whether that is felt at a thousand a second.
 */
export const notifying = async ({ databaseUrl }: Context): Promise<Row[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CONNECTIONS })
  await pool.query('create table bench_commits (turn integer not null)')
  await commits(pool, true)
  const { ratio, told, product, bare, unsteady } = await inTurns(
    () => commits(pool, true),
    () => commits(pool, false),
    ({ rate }) => rate,
  )
  await pool.query('drop table bench_commits')
  await pool.end()
  const timesOf = ({ times }: Measured) =>
    `median ${median(times).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`
  return [
    {
      what: `Commits with NOTIFY, ${A_SECOND} a second wanted, ${CONNECTIONS} connections`,
      figure: `${told} × those without (${product.rate.toFixed(0)}/s, ${timesOf(product)}, against ${bare.rate.toFixed(0)}/s, ${timesOf(bare)})`,
      target: `≥ ${LIMIT} × those without`,
      unsteady,
      ok: ratio >= LIMIT,
    },
  ]
}
