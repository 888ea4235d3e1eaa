import type { Services } from '../../platform/services.ts'
import { chatTag } from './changed.ts'
import { messagesRepository } from './messages-repository.ts'

/**
 * The ETag of a user's messages: one indexed look-up, and none while nothing has changed since the last one in this
 * process. The answer cache keeps it, since it forgets at the right moments.
 */
export const chatVersions = ({ database, cache }: Services) => {
  const messages = messagesRepository(database)
  return async (userId: string): Promise<string> => {
    // No address begins like this: no request finds it.
    const key = `chat version of ${userId}`
    const kept = cache.get(key)
    if (kept) return kept.etag
    const since = cache.now()
    const body = Buffer.from(`${userId} ${await messages.version(userId)}`)
    return cache.put(key, { status: 200, headers: {}, body, tags: [chatTag(userId)] }, since).etag
  }
}
