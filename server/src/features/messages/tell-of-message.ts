import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { tell } from '../notifications/public.ts'
import { conversationsRepository } from './conversations-repository.ts'

interface Parties {
  sender: { id: string }
  receiver: { id: string }
}

/**
 * Tells the receiver of a message that was just written, should they be away: once until they have read the conversation, however
 * much is written meanwhile. Strangers cause no mail.
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
