import pg from 'pg'
import { againstFloor } from '../load.ts'
import type { Row } from '../row.ts'
import { startWriting } from '../steady-writing.ts'
import { signedIn } from '../streams.ts'
import { type Kind, reviewsByOthers, send, writesOf } from '../writes.ts'
import type { Context } from './context.ts'

export const RATES = [5, 50, 200]
const WRITERS = 20
/** The duration of one measurement; there are many. */
const SECONDS = 1
const LIMIT = 0.5
const KINDS: Kind[] = ['review', 'reaction', 'message', 'favourite']

/** Prepares writing as a community does: reviews, likes, messages and favourites in turn, spread over the data set. */
export const communityOf = async ({ url, databaseUrl, placeIds }: Context) => {
  const writers = await signedIn(url, WRITERS)
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const reviews = await reviewsByOthers(pool, writers)
  await pool.end()
  const writes = writesOf({ writers, placeIds, reviewIds: reviews.map(({ id }) => id) })
  let count = 0
  return {
    writers,
    write: (aSecond: number) =>
      startWriting(aSecond, () => {
        const turn = count++
        const kind = KINDS[turn % KINDS.length] ?? 'review'
        // Within its kind, so that each kind has all writers.
        const wanted = writes[kind](Math.floor(turn / KINDS.length))
        return send(url, wanted, { 'idempotency-key': `writes-${turn}-${Date.now()}` })
      }),
  }
}

/** Measures pages and lists while the community writes. */
export const underWrites = async (context: Context): Promise<Row[]> => {
  const { write } = await communityOf(context)
  const asked: [string, string[]][] = [
    ['HTML of /', ['/']],
    ['HTML of /place/{id}', context.placeIds.slice(0, 20).map((id) => `/place/${id}`)],
    [
      'GET /api/places?limit=20, mixed pages,',
      Array.from({ length: 5 }, (_, index) => `/api/places?limit=20&page=${index + 1}`),
    ],
  ]
  const rows: Row[] = []
  for (const aSecond of RATES) {
    for (const [name, paths] of asked) {
      const writing = write(aSecond)
      const { ratio, figure, unsteady } = await againstFloor(context, paths, undefined, SECONDS)
      const reached = await writing.stop()
      rows.push({
        what: `${name} at ${aSecond} writes a second`,
        figure: `${figure}; ${reached.toFixed(0)} written a second`,
        target: `≥ ${LIMIT} × floor`,
        unsteady:
          unsteady ??
          (reached < aSecond * 0.9 ? `only ${reached.toFixed(0)} a second were written` : undefined),
        ok: ratio >= LIMIT,
      })
    }
  }
  return rows
}
