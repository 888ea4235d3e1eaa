import { getConnection } from '../connection.ts'
import type { NewEntry } from '../outbox/entry.ts'
import { ApiError } from './api-error.ts'

/** There is no network. That a server does not answer over one that works is a failure, and told as one. */
const isWithoutNetwork = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && !navigator.onLine

interface Deed<Answer> {
  send: () => Promise<Answer>
  /** What is kept of it while there is no network. */
  entry: () => NewEntry
}

/**
 * Sends something, or puts it aside to be sent when there is a network again: then it resolves with null. Whatever is written after
 * something that waits, waits behind it. Rejects with the server's refusal, and when it cannot be kept either.
 */
export const orPutAside = async <Answer>({ send, entry }: Deed<Answer>): Promise<Answer | null> => {
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
    const { putAside } = await import('../outbox/outbox.ts')
    await putAside({ ...entry(), triedAt: unheard ? new Date().toISOString() : null })
    return null
  } catch (error) {
    throw unheard ?? error
  }
}
