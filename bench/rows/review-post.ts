import { randomUUIDv7 } from 'node:crypto'
import pg from 'pg'
import { rateOf } from '../load.ts'
import { inTurns } from '../rounds.ts'
import type { Row } from '../row.ts'
import { signIn } from '../sign-in.ts'
import type { Context } from './context.ts'

const WRITERS = 32
const SECONDS = 2
const CONTENT = 'La vista desde arriba vale cada escalón; conviene llegar temprano y llevar agua.'

/** Measures the same writes without the product: begin, insert (with its triggers), notify, commit. */
const bareRate = async (pool: pg.Pool, placeIds: string[], author: string): Promise<number> => {
  let done = 0
  const end = performance.now() + SECONDS * 1000
  const writer = async () => {
    while (performance.now() < end) {
      const client = await pool.connect()
      const place = placeIds[done % placeIds.length]
      await client.query('begin')
      await client.query(
        'insert into reviews (id, place_id, user_id, rating, content) values ($1, $2, $3, 4, $4)',
        [randomUUIDv7(), place, author, CONTENT],
      )
      await client.query('select pg_notify($1, $2)', [
        'bench',
        `{"tags":["place:${place}","places","reviews"]}`,
      ])
      await client.query('commit')
      client.release()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  return done / SECONDS
}

export const reviewPost = async ({ url, databaseUrl, placeIds }: Context): Promise<Row[]> => {
  const tokens = await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(url, index + 1)))
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const author = (await pool.query("select id from users where email = 'viajera1@bench.example'")).rows[0].id
  const boundary = 'form'
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const body = `${part('rating', '4')}${part('content', CONTENT)}--${boundary}--\r\n`
  let count = 0
  const post = () => {
    count += 1
    return {
      method: 'POST' as const,
      path: `/api/places/${placeIds[count % placeIds.length]}/reviews`,
      headers: {
        authorization: `Bearer ${tokens[count % tokens.length]}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body,
    }
  }
  await rateOf(url, post, 1)
  const { ratio, told, product, bare, unsteady } = await inTurns(
    () => rateOf(url, post),
    () => bareRate(pool, placeIds, author),
    (rate) => rate,
  )
  await pool.end()
  return [
    {
      what: 'POST review (text)',
      figure: `${told} × bare transaction (${product.toFixed(0)}/s against ${bare.toFixed(0)}/s)`,
      target: '≥ 0.5 × bare transaction',
      unsteady,
      ok: ratio >= 0.5,
    },
  ]
}
