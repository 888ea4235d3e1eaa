import type { DirectMessage } from '@andariego/contract/messages'
import { useState } from 'react'

/** The newest message of a user that came while the thread was in sight, for those who hear it instead; null before. */
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
