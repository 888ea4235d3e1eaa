import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const MIGRATIONS = new URL('../../../migrations/', import.meta.url)
/** The advisory lock that a migrating process holds; an arbitrary number. */
const LOCK = 4_107_221

/** Returns the file names of this version's migrations, in order. */
export const migrationNames = async (folder = MIGRATIONS): Promise<string[]> =>
  (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort()

/**
 * While a migration waits for a lock, all later requests for that table wait behind it. So after this time it gives up, lets them
 * go first and tries again. The time is shorter than PostgreSQL's deadlock_timeout, after which a request might be cancelled
 * instead.
 */
const LOCK_WAIT_MS = 300
const TRIES = 60
const PAUSE_MS = 500
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'
/** Marks a file with statements that PostgreSQL does not allow in a transaction. Each statement must be safe to run twice. */
const BY_ITSELF = '-- Each statement by itself.\n'

const wasKeptWaiting = (error: unknown): boolean => {
  const { code } = error as { code?: string }
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK
}

/**
 * Locks the views that the migration replaces, each with its tables, in the order in which requests lock them. A migration that
 * first alters a table and then replaces its view could otherwise deadlock with requests.
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

/**
 * Runs the statements without a transaction. CREATE INDEX CONCURRENTLY waits for older transactions and blocks nobody, so it may
 * take long.
 */
const byThemselves = async (client: pg.Client, name: string, statements: string) => {
  for (const statement of statements.split(/;\s*\n/))
    if (statement.trim() !== '') await client.query(statement)
  await client.query('insert into migrations (name) values ($1)', [name])
}

/**
 * Polls for the lock: a statement that waits for it would count as an open transaction, for which CREATE INDEX CONCURRENTLY
 * waits.
 */
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
 * Brings the schema up to date: applies each file once, in its own transaction, under a lock, so that several processes may start
 * at once. The previous version keeps serving meanwhile (decision 21). Returns the names of the applied files. `only` limits the
 * files to apply, to build an earlier version's schema.
 */
export const migrate = async (
  url: string,
  { folder = MIGRATIONS, only }: { folder?: URL; only?: ReadonlySet<string> } = {},
): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // pg also emits a lost connection as an event, and an 'error' event without a listener would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    // A crash may undo the last migrations, which the next start applies again. The first acknowledged write makes them durable.
    await client.query('set synchronous_commit = off')
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
