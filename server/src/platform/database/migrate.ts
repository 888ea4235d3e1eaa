import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
/** Any fixed number: whoever migrates holds this advisory lock. */
const LOCK = 4_107_221

/** The migrations that this version of the product needs, in order. */
export const migrationNames = async (folder = MIGRATIONS): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort()

/**
 * Whoever asks for a lock makes everybody wait who comes after. A migration that is not given one in this time lets the others
 * go first and tries again; it is also shorter than PostgreSQL takes to see a deadlock, whose victim might be a request.
 */
const LOCK_WAIT_MS = 300
const TRIES = 60
const PAUSE_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'
/** A file that begins so has statements that PostgreSQL takes outside a transaction only. Each of them may be run twice. */
const BY_ITSELF = '-- Each statement by itself.\n'

const wasKeptWaiting = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK
}

/**
 * Requests lock a view and then its tables. A migration that changes a table and then the view would meet them half-way, so the
 * views that it writes anew are locked first, and with each its tables.
 */
const lockViews = async (client: pg.Client, statements: string) => {
  for (const [, view = ''] of statements.matchAll(/create or replace view (\w+)/g)) {
    const { rows } = await client.query(
      'select from pg_views where schemaname = current_schema() and viewname = $1',
      [view],
    )
    if (rows.length > 0) await client.query(`lock table ${view} in access exclusive mode`)
  }
}

const inTransaction = async (client: pg.Client, name: string, statements: string) => {
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`)
    await lockViews(client, statements)
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Making an index concurrently waits for transactions that began before it, and makes nobody wait: it may take its time. */
const byThemselves = async (client: pg.Client, name: string, statements: string) => {
  for (const statement of statements.split(/;\s*\n/))
    if (statement.trim() !== '') await client.query(statement)
  await client.query('insert into migrations (name) values ($1)', [name])
}

/** Asks again and again: a question that waits for its answer would keep an index from being made concurrently. */
const takeTurn = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      LOCK,
    ])
    if (rows[0]?.isOurs) return
    await delay(50)
  }
}

const apply = async (client: pg.Client, name: string, statements: string): Promise<void> => {
  const run = statements.startsWith(BY_ITSELF) ? byThemselves : inTransaction
  for (let tried = 1; ; tried++) {
    try {
      return await run(client, name, statements)
    } catch (error) {
      if (tried === TRIES || !wasKeptWaiting(error))
        throw new Error(`La migración ${name} falló: ${(error as Error).message}`, { cause: error })
      await delay(PAUSE_MS)
    }
  }
}

/**
 * Brings the schema up to date: each file once, in its own transaction, under a lock so that several starters may race. The
 * version before goes on serving meanwhile (decision 21). Returns the names applied. `only` leaves out all others, for a schema as
 * an earlier version had it.
 */
export const migrate = async (
  url: string,
  { folder = MIGRATIONS, only }: { folder?: URL; only?: ReadonlySet<string> } = {},
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await takeTurn(client)
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const applied: string[] = []
    for (const name of await migrationNames(folder)) {
      if (done.has(name) || (only && !only.has(name))) continue
      const statements = await readFile(new URL(name, folder), 'utf8')
      await apply(client, name, statements)
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}
