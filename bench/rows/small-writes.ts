import { type BareWrite, barePool, bareRate } from '../bare-transactions.ts'
import { bareFavourite, bareMessage, bareReaction } from '../bare-writes.ts'
import { rateOf } from '../load.ts'
import { inTurns } from '../rounds.ts'
import type { Row } from '../row.ts'
import { signedIn } from '../streams.ts'
import { type Kind, reviewsByOthers, writesOf } from '../writes.ts'
import type { Context } from './context.ts'

const WRITERS = 32
const LIMIT = 0.6

/** Likes, favourites and messages against the bare transaction with the same writes, by other people of the data set. */
export const smallWrites = async ({ url, databaseUrl, placeIds }: Context): Promise<Row[]> => {
  const writers = await signedIn(url, WRITERS)
  const pool = barePool(databaseUrl)
  const reviews = await reviewsByOthers(pool, writers)
  const { rows: others } = await pool.query<{ id: string }>(
    'select id from users where id <> all($1) order by id limit $2',
    [writers.map(({ id }) => id), WRITERS],
  )
  const people = others.map(({ id }) => id)
  const writes = writesOf({ writers, placeIds, reviewIds: reviews.map(({ id }) => id) })
  const kinds: [string, Kind, BareWrite][] = [
    ['POST reaction', 'reaction', bareReaction(people, reviews)],
    ['POST favourite', 'favourite', bareFavourite(people, placeIds)],
    ['POST direct message', 'message', bareMessage(people)],
  ]
  const rows: Row[] = []
  for (const [what, kind, write] of kinds) {
    let count = 0
    let bareCount = 0
    const post = () => writes[kind](count++)
    await rateOf(url, post, 1)
    const { ratio, told, product, bare, unsteady } = await inTurns(
      () => rateOf(url, post),
      // Its turns go on from round to round, as the product's do.
      () => bareRate(pool, (client) => write(client, bareCount++)),
      (rate) => rate,
    )
    rows.push({
      what,
      figure: `${told} × bare transaction (${product.toFixed(0)}/s against ${bare.toFixed(0)}/s)`,
      target: `≥ ${LIMIT} × bare transaction`,
      unsteady,
      ok: ratio >= LIMIT,
    })
  }
  await pool.end()
  return rows
}
