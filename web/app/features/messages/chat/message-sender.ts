import type { DirectMessage } from '@andariego/contract/messages'
import { calledBy } from '@andariego/contract/people-rules'

/** What the sender of a message is called by. */
export const senderOf = ({
  senderName,
  senderEmail,
}: Pick<DirectMessage, 'senderName' | 'senderEmail'>): string =>
  calledBy({ userName: senderName, userEmail: senderEmail, userHandle: null })
