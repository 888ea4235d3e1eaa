import { getConnection } from '../connection.ts'
import type { NewEntry } from '../outbox/entry.ts'
import { ApiError } from './api-error.ts'

/** Only a missing network counts. A server that does not answer although there is a network is an error and reported as one. */
export const isWithoutNetwork = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine

interface Deed<Answer> {
  send: () => Promise<Answer>
  /** The outbox entry, used when there is no network. */
  entry: () => NewEntry
}

/**
 * Sends something, or puts it into the outbox when there is no network; then it resolves to null. While older entries wait in the
 * outbox, new ones wait behind them. Rejects when the server refuses it, and when it cannot be stored either.
 */
export const sendOrQueue = async <Answer>({ send, entry }: Deed<Answer>): Promise<Answer | null> => {
  const { waiting } = getConnection()
  let unheard: unknown = null
  if (waiting === 0) {
    try {
      return await send()
    } catch (error) {
      if (!isWithoutNetwork(error)) throw error
      unheard = error
    }
  }
  try {
    const { enqueue } = await import('../outbox/outbox.ts')
    await enqueue({ ...entry(), triedAt: unheard ? new Date().toISOString() : null })
    return null
  } catch (error) {
    throw unheard ?? error
  }
}
