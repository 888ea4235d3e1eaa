import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { tell } from '../notifications/public.ts'
import type { Progress } from './conversations-repository.ts'

interface Written {
  sender: { id: string }
  receiver: { id: string }
  /** The conversation's progress as the receiver sees it. */
  progress: Progress
}

/**
 * Notifies an absent receiver of a new message: once until they have read the conversation, however many follow. Strangers'
 * messages cause no mail.
 */
export const tellOfMessage = (tx: Tx, emit: Emit, { sender, receiver, progress }: Written): Promise<void> =>
  tell(tx, emit, {
    kind: 'message',
    to: [receiver.id],
    subject: progress.conversationId,
    by: sender.id,
    isNew: progress.unreadCount === 1,
    isNotMailed: progress.isRequest,
  })
