import type { PlatformEvent } from '../../platform/events.ts'
import { userTag } from '../accounts/public.ts'

export const changed = {
  /** A person's names, wherever they are shown. */
  person: (userId: string): PlatformEvent => ({ type: 'changed', tags: [userTag(userId)] }),
}
