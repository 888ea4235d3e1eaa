import pg from 'pg'

const WRITERS = 32
const SECONDS = 2

export type BareWrite = (client: pg.PoolClient, turn: number) => Promise<void>

/** As many connections as one of the product's processes has. */
export const barePool = (databaseUrl: string) => new pg.Pool({ connectionString: databaseUrl, max: 10 })

/** Returns how many such transactions a second PostgreSQL takes without the product. */
export const bareRate = async (pool: pg.Pool, write: BareWrite): Promise<number> => {
  let begun = 0
  let done = 0
  const end = performance.now() + SECONDS * 1_000
  const writer = async () => {
    while (performance.now() < end) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        await write(client, begun++)
        await client.query('commit')
        done += 1
      } finally {
        client.release()
      }
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  return done / SECONDS
}

/** What the product tells its other processes, on a channel of the benchmark's own. */
export const notify = (client: pg.PoolClient, payload: string) =>
  client.query('select pg_notify($1, $2)', ['bench', payload])
