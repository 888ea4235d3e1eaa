import { cacheTag } from '../../platform/cache-tag.ts'
import type { PlatformEvent } from '../../platform/events.ts'

/** The tag of everything that shows this user's name. */
export const userTag = (id: string) => cacheTag(`user:${id}`)

export const changed = {
  account: (userId: string): PlatformEvent => ({ type: 'changed', tags: [userTag(userId)] }),
}
