import type { Services } from '../../platform/services.ts'
import { chatTag } from './changed.ts'
import { messagesRepository } from './messages-repository.ts'

/**
 * Returns the ETag of a user's messages with one indexed query, and without any while nothing has changed since the last one in
 * this process. Uses the answer cache, which drops it at the right moments.
 */
export const chatVersions = ({ database, cache }: Services) => {
  const messages = messagesRepository(database)
  return async (userId: string): Promise<string> => {
    // No request's address begins like this.
    const key = `chat version of ${userId}`
    const kept = cache.get(key)
    if (kept) return kept.etag
    const since = cache.now()
    const body = Buffer.from(`${userId} ${await messages.version(userId)}`)
    return cache.put(key, { status: 200, headers: {}, body, tags: [chatTag(userId)] }, since).etag
  }
}
