import { getConnection } from '../connection.ts'
import type { NewEntry } from '../outbox/entry.ts'
import { ApiError } from './api-error.ts'
import { isUnheard } from './unheard.ts'

/** Whether the device has no network at all, rather than a server that does not answer. */
export const isWithoutNetwork = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine

/** Whether something waits to be sent, behind which everything else has to wait. Where nothing can be stored, nothing does. */
export const isAnythingWaiting = async (): Promise<boolean> => {
  try {
    const { outboxKnown } = await import('../outbox/outbox.ts')
    await outboxKnown()
  } catch {}
  return getConnection().waiting > 0
}

interface Deed<Answer> {
  send: () => Promise<Answer>
  /** The outbox entry, used when it cannot be sent now. */
  entry: () => NewEntry
  /**
   * When it waits: always when the server was not heard, for which it needs an idempotency key; or only without a network, for what
   * the specification takes back and reports when the server does not answer.
   */
  waits?: 'unheard' | 'without-network'
  /** Called when it waits: with the failed attempt, or null when it waits behind older entries. */
  onWaiting?: (unheard: ApiError | null) => void
}

/**
 * Sends something, or puts it into the outbox when it cannot be sent now; then it resolves to null. While older entries wait in the
 * outbox, new ones wait behind them. Rejects when the server refuses it, and when it cannot be stored either.
 */
export const sendOrQueue = async <Answer>({
  send,
  entry,
  waits = 'unheard',
  onWaiting,
}: Deed<Answer>): Promise<Answer | null> => {
  let unheard: ApiError | null = null
  if (!(await isAnythingWaiting())) {
    try {
      return await send()
    } catch (error) {
      if (!isUnheard(error) || (waits === 'without-network' && !isWithoutNetwork(error))) throw error
      unheard = error
    }
  }
  try {
    const { enqueue } = await import('../outbox/outbox.ts')
    await enqueue({ ...entry(), triedAt: unheard ? new Date().toISOString() : null })
  } catch (error) {
    throw unheard ?? error
  }
  onWaiting?.(unheard)
  return null
}
