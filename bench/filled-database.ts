import pg from 'pg'
import { followVocabulary } from '../server/src/features/assistant/knowledge/marking.ts'
import { createDatabase } from '../server/src/platform/database/database.ts'
import { startEmbeddedDatabase } from '../server/src/platform/database/embedded.ts'
import { createPool } from '../server/src/platform/database/pool.ts'
import { createLog } from '../server/src/platform/log.ts'
import { prepareDatabase } from '../server/src/serve.ts'
import { startFloor } from './floor.ts'
import { countsAt, generate } from './generate.ts'
import { BENCH_SECRET, startProduct, temporaryFolder } from './product.ts'
import type { Context } from './rows/context.ts'

const log = createLog({ level: 'error' })

const idsOf = async (databaseUrl: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string }>('select id from places order by random() limit 5000')
  await client.end()
  return rows.map(({ id }) => id)
}

/**
 * Removes what the assistant has not indexed yet, so that it does not index during a measurement. Records its vocabulary first: the
 * server would otherwise mark everything as not indexed within its first minute.
 */
const readByNobody = async (databaseUrl: string): Promise<void> => {
  const pool = createPool({ url: databaseUrl, max: 1, onError: () => {} })
  await followVocabulary(createDatabase(pool))
  await pool.end()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('truncate assistant_unread')
  await client.end()
}

/**
 * Runs `measure` with one or several workers on a database filled to `scale`, with the floor server beside it; cleans up
 * afterwards.
 */
export const onFilledDatabase = async <T>(
  scale: number,
  measure: (context: Context) => Promise<T>,
  { workers = 1, variables = {} }: { workers?: number; variables?: Record<string, string> } = {},
): Promise<T> => {
  const { folder, remove } = await temporaryFolder()
  const database = await startEmbeddedDatabase({ dataDir: `${folder}/database`, log })
  try {
    await prepareDatabase(database.url, log)
    const began = performance.now()
    await generate(database.url, countsAt(scale))
    process.stdout.write(
      `  data set at ${scale * 100} % made in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
    )
    await readByNobody(database.url)
    const placeIds = await idsOf(database.url)
    const floor = await startFloor()
    const product = await startProduct({
      DATABASE_URL: database.url,
      SECRET: BENCH_SECRET,
      DATA_DIR: `${folder}/data`,
      WORKERS: String(workers),
      ...variables,
    })
    try {
      const pid = product.process.pid ?? 0
      return await measure({ url: product.url, pid, floor, databaseUrl: database.url, placeIds })
    } finally {
      floor.stop()
      await product.stop()
    }
  } finally {
    await database.stop()
    await remove()
  }
}
