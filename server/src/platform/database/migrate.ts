import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
/** Any fixed number: whoever migrates holds this advisory lock. */
const LOCK = 4_107_221

/** The migrations that this version of the product needs, in order. */
export const migrationNames = async (folder = MIGRATIONS): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort()

/**
 * Brings the schema up to date: each file once, in its own transaction, under a lock so that several starters may race.
 * A statement that waits longer than 5 s for a lock fails the migration rather than blocking the version that serves.
 * Returns the names applied. `only` leaves out all others, for a schema as an earlier version had it.
 */
export const migrate = async (
  url: string,
  { folder = MIGRATIONS, only }: { folder?: URL; only?: ReadonlySet<string> } = {},
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const applied: string[] = []
    for (const name of await migrationNames(folder)) {
      if (done.has(name) || (only && !only.has(name))) continue
      const statements = await readFile(new URL(name, folder), 'utf8')
      await client.query('begin')
      try {
        await client.query("set local lock_timeout = '5s'")
        await client.query(statements)
        await client.query('insert into migrations (name) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`La migración ${name} falló: ${(error as Error).message}`, { cause: error })
      }
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}
