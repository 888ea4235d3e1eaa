import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { tell } from '../notifications/public.ts'
import { conversationsRepository } from './conversations-repository.ts'

interface Parties {
  sender: { id: string }
  receiver: { id: string }
}

/**
 * Notifies an absent receiver of a new message: once until they have read the conversation, however many follow. Strangers'
 * messages cause no mail.
 */
export const tellOfMessage = async (tx: Tx, emit: Emit, { sender, receiver }: Parties): Promise<void> => {
  const progress = await conversationsRepository(tx).progress(receiver.id, sender.id)
  if (progress === undefined) return
  await tell(tx, emit, {
    kind: 'message',
    to: [receiver.id],
    subject: progress.conversationId,
    by: sender.id,
    isNew: progress.unreadCount === 1,
    isNotMailed: progress.isRequest,
  })
}
