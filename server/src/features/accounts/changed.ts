import { cacheTag } from '../../platform/cache-tag.ts'
import type { PlatformEvent } from '../../platform/events.ts'

/** The tag of everything that shows this user's names or portrait. */
export const userTag = (id: string) => cacheTag(`user:${id}`)

/** The events of changes to a user, whichever domain makes them. */
export const changed = {
  user: (userId: string): PlatformEvent => ({ type: 'changed', tags: [userTag(userId)] }),
}
