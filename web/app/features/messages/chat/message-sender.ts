import type { DirectMessage } from '@andariego/contract/messages'
import { calledBy } from '@andariego/contract/people-rules'

/** How the sender of a message is called. */
export const senderOf = ({
  senderName,
  senderEmail,
}: Pick<DirectMessage, 'senderName' | 'senderEmail'>): string =>
  calledBy({ userName: senderName, userEmail: senderEmail, userHandle: null })
