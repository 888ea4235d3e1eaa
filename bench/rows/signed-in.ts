import { countedServer } from '../counted-server.ts'
import { rateOf } from '../load.ts'
import { ROUNDS } from '../rounds.ts'
import { median, quantile, type Row } from '../row.ts'
import { type Person, signedIn } from '../streams.ts'
import { millisecondsOf, WARMING } from '../timed.ts'
import type { Context } from './context.ts'

const READERS = 8
const ASKED = 100
const P95_MS = 5
const A_SECOND = 2_000

const READS: Record<string, (reader: Person, turn: number) => string> = {
  feed: (_reader, turn) => `/api/places/reviews?limit=20&page=${1 + (turn % 5)}`,
  notifications: () => '/api/notifications',
  conversations: () => '/api/direct-messages/conversations',
  profile: ({ id }) => `/api/users/${id}`,
}

/** What somebody who is signed in reads on most visits: how long one takes, how many there are a second, and what each asks for. */
export const signedInReads = async ({ url, databaseUrl }: Context): Promise<Row[]> => {
  const readers = await signedIn(url, READERS)
  const counted = await countedServer(databaseUrl)
  const rows: Row[] = []
  try {
    for (const [what, pathOf] of Object.entries(READS)) {
      const wanted = (turn: number) => {
        const reader = readers[turn % READERS]
        if (!reader) throw new Error('Nobody is signed in.')
        return { path: pathOf(reader, turn), headers: { authorization: `Bearer ${reader.token}` } }
      }
      const timed = (at: string, turn: number) => {
        const { path, headers } = wanted(turn)
        return millisecondsOf(at + path, headers.authorization)
      }
      const { path, headers } = wanted(0)
      const { data } = (await (await fetch(url + path, { headers })).json()) as { data: unknown }
      if (Array.isArray(data) && data.length === 0) throw new Error(`${path} has nothing to show.`)
      for (let turn = 0; turn < WARMING; turn++) {
        await timed(url, turn)
        await timed(counted.url, turn)
      }
      const before = counted.statements()
      for (let turn = 0; turn < READERS; turn++) await timed(counted.url, turn)
      const statements = (counted.statements() - before) / READERS
      let turn = 0
      const rounds: { p95: number; rate: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const times: number[] = []
        for (let index = 0; index < ASKED; index++) times.push(await timed(url, turn++))
        rounds.push({ p95: quantile(times, 0.95), rate: await rateOf(url, () => wanted(turn++)) })
      }
      const [p95s, rates] = [rounds.map(({ p95 }) => p95), rounds.map(({ rate }) => rate)]
      const spread = (values: number[], digits: number) =>
        `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`
      rows.push({
        what: `Signed in: ${what}`,
        figure: `p95 ${median(p95s).toFixed(1)} ms (${spread(p95s, 1)}), ${median(rates).toFixed(0)} a second (${spread(rates, 0)}), ${statements.toFixed(1)} statements each`,
        target: `p95 ≤ ${P95_MS} ms, ≥ ${A_SECOND} a second, one statement`,
        ok: median(p95s) <= P95_MS && median(rates) >= A_SECOND && statements <= 1,
      })
    }
  } finally {
    await counted.close()
  }
  return rows
}
