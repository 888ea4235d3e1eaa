import { randomUUIDv7 } from 'node:crypto'
import { barePool, bareRate, notify } from '../bare-transactions.ts'
import { rateOf } from '../load.ts'
import { inTurns } from '../rounds.ts'
import type { Row } from '../row.ts'
import { signedIn } from '../streams.ts'
import { CONTENT, writesOf } from '../writes.ts'
import type { Context } from './context.ts'

export const reviewPost = async ({ url, databaseUrl, placeIds }: Context): Promise<Row[]> => {
  const writers = await signedIn(url, 8)
  const { review } = writesOf({ writers, placeIds, reviewIds: [] })
  const pool = barePool(databaseUrl)
  let count = 0
  const post = () => review(count++)
  await rateOf(url, post, 1)
  const { ratio, told, product, bare, unsteady } = await inTurns(
    () => rateOf(url, post),
    () =>
      // The same writes: the insert (with its triggers), and what other processes are told.
      bareRate(pool, async (client, turn) => {
        const place = placeIds[turn % placeIds.length]
        await client.query(
          'insert into reviews (id, place_id, user_id, rating, content) values ($1, $2, $3, 4, $4)',
          [randomUUIDv7(), place, writers[0]?.id, CONTENT],
        )
        await notify(client, `{"tags":["place:${place}","places","reviews"]}`)
      }),
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
