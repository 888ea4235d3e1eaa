import type { DirectMessage } from '@andariego/contract/messages'
import { useState } from 'react'

/**
 * The newest message of a user that arrived after the thread was loaded, for screen readers to announce; null before one arrives.
 */
export const useNewestReceived = (
  messages: readonly DirectMessage[],
  userId: string,
): DirectMessage | null => {
  const newest = messages.findLast(({ senderId }) => senderId === userId)
  const loaded = messages.length > 0
  const [first, setFirst] = useState<string | null>(null)
  if (loaded && first === null) setFirst(newest?.id ?? '')
  return first !== null && newest && newest.id !== first ? newest : null
}
