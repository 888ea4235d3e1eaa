import type { PlatformEvent } from '../../platform/events.ts'
import { userTag } from '../accounts/public.ts'

export const changed = {
  /** What a person is called by, wherever it stands. */
  person: (userId: string): PlatformEvent => ({ type: 'changed', tags: [userTag(userId)] }),
}
