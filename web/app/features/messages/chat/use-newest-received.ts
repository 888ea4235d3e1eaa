import type { DirectMessage } from '@andariego/contract/messages'
import { useState } from 'react'

/**
 * The newest message of a user that arrived after the thread was loaded, also an empty one, for screen readers to announce; null
 * before one arrives. `messages` is undefined until then.
 */
export const useNewestReceived = (
  messages: readonly DirectMessage[] | undefined,
  userId: string,
): DirectMessage | null => {
  const newest = messages?.findLast(({ senderId }) => senderId === userId)
  const [first, setFirst] = useState<string | null>(null)
  if (messages && first === null) setFirst(newest?.id ?? '')
  return first !== null && newest && newest.id !== first ? newest : null
}
