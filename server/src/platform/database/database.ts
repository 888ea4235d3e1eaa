import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'

/**
 * Every table of the product. Each domain adds its own by declaration merging in its `tables.ts`,
 * so that the platform knows no domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Tables {}

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

// Counts and sums fit a JavaScript number in this product; days stay texts so that no time zone moves them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** Statements that a connection keeps parsed; ours are a few hundred at most. */
const PREPARED_MAX = 500
const statementNames = new Map<string, string>()

/** Somewhere in a statement whose best plan depends on its values, such as a search for a common or a rare word. */
export const PLANNED_EACH_TIME = '/* planned each time */'

const nameOf = (statement: string): string | undefined => {
  if (statement.includes(PLANNED_EACH_TIME)) return undefined
  const known = statementNames.get(statement)
  if (known !== undefined || statementNames.size >= PREPARED_MAX) return known
  const name = `s${statementNames.size}`
  statementNames.set(statement, name)
  return name
}

/** What pg says when a query has waited for its `query_timeout`. */
const UNANSWERED = 'Query read timeout'

/** Names each statement with parameters, so that PostgreSQL parses and plans it once a connection instead of each time. */
class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` nine ways, and all but one go through unchanged
  override query(...given: any[]): any {
    const [text, values, ...rest] = given
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined
    // @ts-expect-error one of the nine, as it came
    const asked = name ? super.query({ name, text, values }, ...rest) : super.query(...given)
    return asked instanceof Promise ? asked.catch((error: Error) => this.letGo(error)) : asked
  }

  /** Behind a database that does not answer, all that is asked later (such as a rollback) would wait as long again. */
  private letGo(error: Error): never {
    if (error.message === UNANSWERED) {
      // Marked as ending, the pool drops it, and nobody is told of a lost connection.
      void this.end()
      this.connection.stream.destroy()
    }
    throw error
  }
}

export interface PoolOptions {
  url: string
  max?: number
  onError: (error: Error) => void
}

/**
 * Statements longer than 4 s and transactions idle for 15 s are bugs or attacks: the database ends them. Should it not even do
 * that, because it is frozen or cut off, who waits is told within 5 s.
 */
export const createPool = ({ url, max = 10, onError }: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 4_500,
    idleTimeoutMillis: 60_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'andariego',
    keepAlive: true,
  })
  pool.on('error', onError)
  return pool
}

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
