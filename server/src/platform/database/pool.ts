import pg from 'pg'

// The product's counts and sums fit a JavaScript number. Days stay texts, so that no time zone shifts them.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

/** How many prepared statements a connection keeps; the product has a few hundred at most. */
const PREPARED_MAX = 500

/**
 * A marker in statements whose best plan depends on their values, such as a search for a common or a rare word: these are not
 * prepared.
 */
export const PLANNED_EACH_TIME = '/* planned each time */'

/** Returns a function that gives each statement the same name whenever it comes; undefined for those that are not prepared. */
const statementNames = () => {
  const names = new Map<string, string>()
  return (statement: string): string | undefined => {
    if (statement.includes(PLANNED_EACH_TIME)) return undefined
    const known = names.get(statement)
    if (known !== undefined || names.size >= PREPARED_MAX) return known
    const name = `s${names.size}`
    names.set(statement, name)
    return name
  }
}

/** The message of pg's error when a query exceeds its `query_timeout`. */
const UNANSWERED = 'Query read timeout'

/** How long after an unanswered query nobody gets a connection. In milliseconds. */
const SILENCE_MS = 250

/**
 * Notices when the database answers nobody: PostgreSQL ends a slow statement before our time limit, so a query beyond that limit
 * means that it is frozen or unreachable, unless another query was answered meanwhile.
 */
const createPulse = () => {
  let [answeredAt, silentUntil] = [0, 0]
  return {
    isSilent: () => performance.now() < silentUntil,
    answered: () => {
      answeredAt = performance.now()
    },
    unanswered: (askedAt: number) => {
      if (answeredAt < askedAt) silentUntil = performance.now() + SILENCE_MS
    },
  }
}
type Pulse = ReturnType<typeof createPulse>

/** Names each statement with parameters, so that PostgreSQL parses and plans it once per connection instead of each time. */
abstract class PreparingClient extends pg.Client {
  /** All connections of a pool use the same names. */
  protected abstract readonly nameOf: ReturnType<typeof statementNames>
  protected abstract readonly pulse: Pulse

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The pool listens only while it has the connection: one that is lost between two statements of a transaction would end the
    // process by an 'error' event that nobody hears. The next statement fails.
    this.on('error', () => {})
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `query` nine ways, and all but one go through unchanged
  override query(...given: any[]): any {
    const askedAt = performance.now()
    const note = (error: Error | null | undefined) => {
      if (!error) this.pulse.answered()
      else if (error.message === UNANSWERED) this.pulse.unanswered(askedAt)
    }
    const callback = given.at(-1)
    if (typeof callback === 'function') {
      const noting = (error: Error | undefined, ...result: unknown[]) => {
        note(error)
        callback(error, ...result)
      }
      // @ts-expect-error one of the nine, as it came
      return super.query(...given.slice(0, -1), noting)
    }
    const [text, values, ...rest] = given
    const name = typeof text === 'string' && Array.isArray(values) ? this.nameOf(text) : undefined
    // @ts-expect-error one of the nine, as it came
    const asked = name ? super.query({ name, text, values }, ...rest) : super.query(...given)
    if (!(asked instanceof Promise)) return asked
    return asked.then(
      (result) => {
        note(null)
        return result
      },
      (error: Error) => {
        note(error)
        return this.letGo(error)
      },
    )
  }

  /** Closes the connection after a timeout: further statements on it (such as a rollback) would wait just as long. */
  private letGo(error: Error): never {
    if (error.message === UNANSWERED) {
      // The pool drops a client that is ending, without reporting a lost connection.
      void this.end()
      this.connection.stream.destroy()
    }
    throw error
  }
}

/**
 * Refuses connections for a moment after a query that the database did not answer: a request that asks several times in a row would
 * otherwise wait for each of them, and answer only after some multiple of the time limit.
 */
class WatchedPool extends pg.Pool {
  readonly #pulse: Pulse
  constructor(config: pg.PoolConfig, pulse: Pulse) {
    super(config)
    this.#pulse = pulse
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `connect`, with a callback and without
  override connect(callback?: any): any {
    if (!this.#pulse.isSilent()) return callback ? super.connect(callback) : super.connect()
    const error = new Error(UNANSWERED)
    if (!callback) return Promise.reject(error)
    process.nextTick(callback, error, undefined, () => {})
  }
}

export interface PoolOptions {
  url: string
  max?: number
  onError: (error: Error) => void
}

/**
 * Creates a connection pool. PostgreSQL ends statements after 4 s and idle transactions after 15 s: longer ones are bugs or
 * attacks. When the database is frozen or unreachable and cannot end them, the client fails the query after 5 s.
 */
export const createPool = ({ url, max = 10, onError }: PoolOptions): pg.Pool => {
  const nameOf = statementNames()
  const pulse = createPulse()
  const config: pg.PoolConfig = {
    Client: class extends PreparingClient {
      protected readonly nameOf = nameOf
      protected readonly pulse = pulse
    },
    pipeline: true,
    connectionString: url,
    max,
    connectionTimeoutMillis: 4_500,
    idleTimeoutMillis: 60_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'andariego',
    keepAlive: true,
  }
  const pool = new WatchedPool(config, pulse)
  pool.on('error', onError)
  return pool
}
