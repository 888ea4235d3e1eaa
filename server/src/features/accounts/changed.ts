import { cacheTag } from '../../platform/cache-tag.ts'
import type { PlatformEvent } from '../../platform/events.ts'

/** The name of a user, wherever it stands. */
export const userTag = (id: string) => cacheTag(`user:${id}`)

export const changed = {
  account: (userId: string): PlatformEvent => ({ type: 'changed', tags: [userTag(userId)] }),
}
