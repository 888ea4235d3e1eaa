import {
  type CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type Transaction,
} from 'kysely'
import type pg from 'pg'

/**
 * All tables of the product. Each domain adds its own in its `tables.ts` by declaration merging, so that the platform depends on
 * no domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface Tables {}

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

/** Statements that are sent with the commit of their transaction, by its connection. */
const sentWithCommit = new WeakMap<DatabaseConnection, readonly CompiledQuery[]>()

/** Makes these statements the last ones of a transaction that is about to be committed; they and the commit take one round trip. */
export const sendWithCommit = (tx: Tx, statements: readonly CompiledQuery[]): Promise<void> =>
  tx.getExecutor().provideConnection(async (connection) => {
    sentWithCommit.set(connection, statements)
  })

/**
 * Runs statements of a transaction in this order, sent together in one round trip; for those that do not need each other's
 * results. Each sees what committed before it starts, as if it had been sent alone. There are no rows for null, which runs nothing.
 */
export const sendTogether = <First, Second>(
  tx: Database | Tx,
  first: CompiledQuery<First> | null,
  second: CompiledQuery<Second> | null,
): Promise<[First[], Second[]]> =>
  tx.getExecutor().provideConnection(async (connection) => {
    const [one, other] = await Promise.all([
      first && connection.executeQuery<First>(first),
      second && connection.executeQuery<Second>(second),
    ])
    return [one?.rows ?? [], other?.rows ?? []]
  })

class PipeliningDriver extends PostgresDriver {
  /** If one of the last statements fails, PostgreSQL answers the commit behind it with a rollback. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const last = sentWithCommit.get(connection) ?? []
    sentWithCommit.delete(connection)
    await Promise.all([
      ...last.map((statement) => connection.executeQuery(statement)),
      super.commitTransaction(connection),
    ])
  }

  /**
   * When the connection has failed, so does the rollback; the connection is then discarded, and PostgreSQL rolls back by itself.
   * The caller has to know the first error.
   */
  override async rollbackTransaction(
    connection: Parameters<PostgresDriver['rollbackTransaction']>[0],
  ): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => {})
  }
}

class PipeliningDialect extends PostgresDialect {
  readonly #pool: pg.Pool
  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }
  override createDriver() {
    return new PipeliningDriver({ pool: this.#pool })
  }
}

export const createDatabase = (pool: pg.Pool): Database =>
  new Kysely<Tables>({ dialect: new PipeliningDialect(pool) })
