import { setTimeout as delay } from 'node:timers/promises'
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

/** The messages of pg's errors when a connection exceeds its time limit, a new one or one that others use. */
const UNCONNECTED = [
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
]
/** The same of a connection that is in no pool. */
const PROBE_UNCONNECTED = 'timeout expired'

/** How long a query or a connection may take. In milliseconds. */
const LONGEST_MS = 4_500
/** How long a silence lasts at least, and after a probe that nobody answered the next one begins. In milliseconds. */
const PROBE_PAUSE_MS = 250

/**
 * Notices when the database answers nobody: PostgreSQL ends a slow statement before our time limit, so a query or a connection beyond
 * that limit means that it is frozen or unreachable, unless another one was answered meanwhile. It is silent until it answers again,
 * which `probe` finds out.
 */
const createPulse = (probe: () => Promise<boolean>) => {
  let answeredAt = 0
  let isSilent = false
  const watch = async () => {
    // Not at once: other connections may be frozen though a new one is not, and who fails now must not wait for them.
    do await delay(PROBE_PAUSE_MS, undefined, { ref: false })
    while (!(await probe()))
    isSilent = false
  }
  return {
    isSilent: () => isSilent,
    answered: () => {
      answeredAt = performance.now()
    },
    unanswered: (askedAt: number) => {
      if (answeredAt >= askedAt || isSilent) return
      isSilent = true
      void watch()
    },
  }
}
type Pulse = ReturnType<typeof createPulse>

/** Whether the database answers a new connection, if only with a refusal. */
const answersProbe = async (url: string): Promise<boolean> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LONGEST_MS,
    query_timeout: LONGEST_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof Error && ![UNANSWERED, PROBE_UNCONNECTED].includes(error.message)
  } finally {
    void client.end().catch(() => {})
  }
}

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
 * Refuses connections while the database answers nobody: a request that asks several times in a row would otherwise wait for each of
 * them, and answer only after some multiple of the time limit.
 */
type Connected = Parameters<pg.Pool['connect']>[0]

class WatchedPool extends pg.Pool {
  readonly #pulse: Pulse
  constructor(config: pg.PoolConfig, pulse: Pulse) {
    super(config)
    this.#pulse = pulse
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg overloads `connect`, with a callback and without
  override connect(callback?: any): any {
    if (callback) return this.#connect(callback)
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (error ? reject(error) : resolve(client)))
    })
  }

  #connect(callback: Connected): void {
    if (this.#pulse.isSilent()) {
      process.nextTick(callback, new Error(UNANSWERED), undefined, () => {})
      return
    }
    const askedAt = performance.now()
    super.connect((error, client, release) => {
      if (error && UNCONNECTED.includes(error.message)) this.#pulse.unanswered(askedAt)
      callback(error, client, release)
    })
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
  const pulse = createPulse(async () => pool.ending || (await answersProbe(url)))
  const config: pg.PoolConfig = {
    Client: class extends PreparingClient {
      protected readonly nameOf = nameOf
      protected readonly pulse = pulse
    },
    pipeline: true,
    connectionString: url,
    max,
    connectionTimeoutMillis: LONGEST_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: 4_000,
    query_timeout: LONGEST_MS,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'andariego',
    keepAlive: true,
  }
  const pool: pg.Pool = new WatchedPool(config, pulse)
  pool.on('error', onError)
  return pool
}
