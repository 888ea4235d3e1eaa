import { ensureGazetteer } from '@andariego/gazetteer'
import pg from 'pg'
import { builtinAssistant } from '../../server/src/features/assistant/builtin/builtin-assistant.ts'
import { readAll } from '../../server/src/features/assistant/public.ts'
import { casesOf } from '../../server/src/features/assistant/testing/evaluation-questions.ts'
import { GAZETTEER_FILE } from '../../server/src/features/maps/public.ts'
import { createDatabase } from '../../server/src/platform/database/database.ts'
import { startEmbeddedDatabase } from '../../server/src/platform/database/embedded.ts'
import { createPool } from '../../server/src/platform/database/pool.ts'
import { createLog } from '../../server/src/platform/log.ts'
import type { Services } from '../../server/src/platform/services.ts'
import { prepareDatabase } from '../../server/src/serve.ts'
import { fillForAssistant } from '../assistant-community.ts'
import { countsAt } from '../generate.ts'
import { temporaryFolder } from '../product.ts'
import { quantile, type Row } from '../row.ts'

const log = createLog({ level: 'error' })
const P50_LIMIT = 60
const P95_LIMIT = 150
const NEWS_LIMIT = 2_000
const USER = '00000000-0000-7000-8000-000000000000'
const EACH = 3
const MEGABYTE = 1024 * 1024

const questionsAsked = (): string[] =>
  (['first', 'second'] as const).flatMap((community) =>
    casesOf({ community, questions: 'open' })
      .filter((_, index) => index % EACH === 0)
      .flatMap(({ turns }) => turns.slice(0, 1)),
  )

const megabytesOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{
    bytes: string
  }>(`select sum(pg_total_relation_size(name::regclass))::text as bytes
    from unnest(array['assistant_sentences', 'assistant_told', 'assistant_places']) as name`)
  return Number(rows[0]?.bytes ?? 0) / MEGABYTE
}

/** Measures how long a question takes that asks about a review written a moment ago. */
const untilToldOf = async (client: pg.Client, ask: (message: string) => Promise<string>): Promise<number> => {
  const { rows } = await client.query<{
    id: string
    name: string
  }>(`select id, name from places order by id limit 1`)
  const [place] = rows
  const began = performance.now()
  await client.query(
    `insert into reviews (id, place_id, rating, content) values (uuidv7(), $1, 5, 'Vimos zarapitos en el patio.')`,
    [place?.id],
  )
  const answer = await ask(`¿hay zarapitos en ${place?.name}?`)
  if (!answer.includes('Vimos zarapitos')) throw new Error(`the new review is not told: ${answer}`)
  return performance.now() - began
}

/** Measures the built-in assistant on a large community: answer times, and the size and build time of its index. */
export const assistant = async (scale: number): Promise<Row[]> => {
  const { folder, remove } = await temporaryFolder()
  const embedded = await startEmbeddedDatabase({ dataDir: `${folder}/database`, log })
  try {
    ensureGazetteer(GAZETTEER_FILE)
    await prepareDatabase(embedded.url, log)
    const counts = countsAt(scale)
    const built = await fillForAssistant(embedded.url, counts)
    const database = createDatabase(createPool({ url: embedded.url, max: 4, onError: () => {} }))
    const client = new pg.Client({ connectionString: embedded.url })
    // When the row fails, the database stops below the connection: that must not hide why.
    client.on('error', () => {})
    await client.connect()
    const { answer } = builtinAssistant({ database } as Services)
    const ask = async (message: string) => {
      let text = ''
      const parts = answer({ userId: USER, message, history: [], memory: null }, new AbortController().signal)
      for await (const part of parts) if ('text' in part) text += part.text
      return text
    }
    const before = process.memoryUsage().rss
    const began = performance.now()
    await ask('hola')
    const first = performance.now() - began
    const asked = questionsAsked()
    for (const message of asked.slice(0, 10)) await ask(message)
    const times: number[] = []
    for (const message of asked) {
      const start = performance.now()
      await ask(message)
      const taken = performance.now() - start
      times.push(taken)
      if (process.env.SLOW && taken > Number(process.env.SLOW))
        process.stdout.write(`${taken.toFixed(0)} ms ${message}\n`)
    }
    const news = await untilToldOf(client, ask)
    const reads = performance.now()
    await client.query(`insert into assistant_unread (review_id) select id from reviews limit 3000`)
    const texts = await readAll(database)
    const speed = (1000 * texts) / (performance.now() - reads)
    const size = await megabytesOf(client)
    const memory = (process.memoryUsage().rss - before) / MEGABYTE
    const wholly = (counts.places + counts.reviews) / speed / 60
    await client.end()
    await database.destroy()
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
    const where = `${counts.places} places, ${counts.reviews} reviews`
    return [
      {
        what: 'Assistant: an answer',
        figure: `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${where}, ${asked.length} questions; the first after a start ${first.toFixed(0)} ms)`,
        target: `p50 ≤ ${P50_LIMIT} ms, p95 ≤ ${P95_LIMIT} ms`,
        ok: p50 <= P50_LIMIT && p95 <= P95_LIMIT,
      },
      {
        what: 'Assistant: a new review is told',
        figure: `${news.toFixed(0)} ms after it was written`,
        target: `≤ ${NEWS_LIMIT} ms`,
        ok: news <= NEWS_LIMIT,
      },
      {
        what: 'Assistant: its index',
        figure: `${size.toFixed(0)} MB, written and indexed in ${built.toFixed(0)} s; reads ${speed.toFixed(0)} texts a second, all of them in ${wholly.toFixed(0)} min; names and answers took ${memory.toFixed(0)} MB of the server's memory`,
        target: 'told',
        ok: null,
      },
    ]
  } finally {
    await embedded.stop()
    await remove()
  }
}
