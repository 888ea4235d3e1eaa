import { AsyncLocalStorage } from 'node:async_hooks'
import { CompiledQuery } from 'kysely'
import type { Events, PlatformEvent } from '../events.ts'
import { Failure } from '../http/errors.ts'
import type { Database, Tx } from './database.ts'

/** The Idempotency-Key of the request being answered. */
export interface IdempotencyScope {
  userId: string
  key: string
  route: string
}

/** The scope of a request, and whether the write that it stands for has begun. */
interface Claim {
  scope: IdempotencyScope
  isTaken: boolean
}

const claims = new AsyncLocalStorage<Claim | null>()

/** Runs a handler so that the write inside it happens once for the key; with null, what it writes is not the request's deed. */
export const withIdempotency = <T>(scope: IdempotencyScope | null, run: () => Promise<T>): Promise<T> =>
  claims.run(scope && { scope, isTaken: false }, run)

/**
 * The scope that this write stands for; null outside a request with a key.
 * @throws when the request has begun a write before: a second one would find the first one's result and skip its own deed.
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

/** PostgreSQL ends one of those that wait for each other, which has done nothing then and may try again. */
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
 * The one way to change data: runs the deed in a transaction, sends its events with the commit, and tells this process's
 * own listeners right after it, so that who asks here next sees the change. A deed that fell to a deadlock is run again: it changes
 * nothing but the database, through its transaction.
 *
 * Under an Idempotency-Key the deed's result (plain JSON) is kept in the same transaction; a retry, also a simultaneous
 * one in another process, returns that result and runs nothing. A second write of the same request throws.
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
      if (scope !== null) {
        await tx
          .updateTable('idempotency_keys')
          .set({ result: JSON.stringify(outcome ?? null) })
          .where('user_id', '=', scope.userId)
          .where('key', '=', scope.key)
          .execute()
      }
      await events.queue(
        (statement, values) => tx.executeQuery(CompiledQuery.raw(statement, values)),
        emitted,
      )
      return outcome
    }
    const result = await again(() => database.transaction().execute(transact))
    for (const event of emitted) events.dispatch(event)
    return result
  }

/** Takes the key for this transaction, or returns what it stands for already; waits for a twin that is still running. */
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
