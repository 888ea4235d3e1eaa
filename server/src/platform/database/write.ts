import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery } from 'kysely'
import type { Events, PlatformEvent } from '../events.ts'
import { Failure } from '../http/errors.ts'
import { type Database, sendWithCommit, type Tx } from './database.ts'

/** The Idempotency-Key of the current request. */
export interface IdempotencyScope {
  userId: string
  key: string
  route: string
}

/** The current request's scope, and whether its write has begun. */
interface Claim {
  scope: IdempotencyScope
  isTaken: boolean
}

const claims = new AsyncLocalStorage<Claim | null>()

/** Runs a handler whose write is executed once per key. With null, writes inside it are not tied to the request's key. */
export const withIdempotency = <T>(scope: IdempotencyScope | null, run: () => Promise<T>): Promise<T> =>
  claims.run(scope && { scope, isTaken: false }, run)

/**
 * Takes the scope for this write; null outside a request with a key. @throws when the request has begun a write before: the
 * second one would find the first one's result and be skipped.
 */
const takeScope = (): IdempotencyScope | null => {
  const claim = claims.getStore()
  if (!claim) return null
  if (claim.isTaken) throw new Error(`${claim.scope.route} writes twice under one Idempotency-Key.`)
  claim.isTaken = true
  return claim.scope
}

export type Emit = (event: PlatformEvent) => void
export type Write = <T>(deed: (tx: Tx, emit: Emit) => Promise<T>) => Promise<T>

/** PostgreSQL's code for the transaction that it cancels in a deadlock. It has changed nothing, so it can be retried. */
const DEADLOCK = '40P01'
const TRIES = 3
const again = async <T>(attempt: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === TRIES || (error as { code?: unknown }).code !== DEADLOCK) throw error
    }
  }
}

/**
 * The only way to change data: runs the deed in a transaction and sends its events with the commit. Calls this process's own
 * listeners right after it, so that a following request here sees the change. Retries a deed after a deadlock: a deed may have
 * no effects beside those of its transaction.
 *
 * Under an Idempotency-Key the deed's result (plain JSON) is stored in the same transaction. A retry, even a simultaneous one in
 * another process, returns that result and runs nothing. A second write of the same request throws.
 */
export const createWrite =
  (database: Database, events: Events): Write =>
  async (deed) => {
    const scope = takeScope()
    let emitted: PlatformEvent[] = []
    const transact = async (tx: Tx) => {
      emitted = []
      if (scope !== null) {
        const earlier = await claim(tx, scope)
        if (earlier !== null) return earlier.result as Awaited<ReturnType<typeof deed>>
      }
      const outcome = await deed(tx, (event) => emitted.push(event))
      const result = scope === null ? [] : [resultOf(tx, scope, outcome)]
      await sendWithCommit(tx, [...result, ...events.announcing(emitted)])
      return outcome
    }
    const result = await again(() => database.transaction().execute(transact))
    for (const event of emitted) events.dispatch(event)
    return result
  }

/** The statement that stores a deed's result under its key. */
const resultOf = (tx: Tx, { userId, key }: IdempotencyScope, outcome: unknown): CompiledQuery =>
  tx
    .updateTable('idempotency_keys')
    .set({ result: JSON.stringify(outcome ?? null) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .compile()

/**
 * Claims the key for this transaction, or returns the result stored for it. Waits while another transaction holds the same key.
 */
const claim = async (tx: Tx, scope: IdempotencyScope): Promise<{ result: unknown } | null> => {
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ user_id: scope.userId, key: scope.key, route: scope.route, result: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return null
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['route', 'result'])
    .where('user_id', '=', scope.userId)
    .where('key', '=', scope.key)
    .executeTakeFirstOrThrow()
  if (earlier.route !== scope.route)
    throw new Failure(
      422,
      'idempotency-key-reused',
      'La clave de idempotencia ya se usó para otra operación.',
    )
  return { result: earlier.result }
}
