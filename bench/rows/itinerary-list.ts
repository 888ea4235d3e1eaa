import pg from 'pg'
import { rateOf } from '../load.ts'
import { inTurns } from '../rounds.ts'
import type { Row } from '../row.ts'
import { signIn } from '../sign-in.ts'
import type { Context } from './context.ts'

const LISTED = 20
const SHORT = 10
const LONG = 100

/** Gives a traveller a page full of itineraries, each with that many places, instead of those of the data set. */
const plan = async (pool: pg.Pool, email: string, length: number) => {
  await pool.query('delete from itineraries using users where users.id = owner_id and email = $1', [email])
  await pool.query(
    `insert into itineraries (id, owner_id, name)
     select uuidv7(), users.id, 'Viaje ' || n from users, generate_series(1, $2) n where email = $1`,
    [email, LISTED],
  )
  await pool.query(
    `insert into itinerary_items (id, itinerary_id, place_id, position, day)
     select uuidv7(), itineraries.id, chosen.id, position - 1, date '2027-01-01' + position::int
     from itineraries join users on users.id = owner_id and email = $1
     cross join lateral (
       select id, row_number() over () as position
       from (select id from places where itineraries.id is not null order by random() limit $2) as drawn
     ) as chosen`,
    [email, length],
  )
}

/** The cost of a list must not depend on the length of its itineraries. */
export const itineraryList = async ({ url, databaseUrl }: Context): Promise<Row[]> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  await plan(pool, 'viajera1@bench.example', SHORT)
  await plan(pool, 'viajera2@bench.example', LONG)
  await pool.query('vacuum analyze itineraries, itinerary_items')
  await pool.end()
  const list = async (traveller: number) => {
    const headers = { authorization: `Bearer ${await signIn(url, traveller)}` }
    return () => ({ path: `/api/itineraries?limit=${LISTED}`, headers })
  }
  const [short, long] = [await list(1), await list(2)]
  await rateOf(url, short, 1)
  await rateOf(url, long, 1)
  const { ratio, told, product, bare, unsteady } = await inTurns(
    () => rateOf(url, long),
    () => rateOf(url, short),
    (rate) => rate,
  )
  return [
    {
      what: `GET /api/itineraries, ${LISTED} of ${LONG} places each`,
      figure: `${told} × the same with ${SHORT} places (${product.toFixed(0)}/s against ${bare.toFixed(0)}/s)`,
      target: '≥ 0.5 × the same with 10 places',
      unsteady,
      ok: ratio >= 0.5,
    },
  ]
}
