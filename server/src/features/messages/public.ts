import { calledBy } from '@andariego/contract/people-rules'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { conversationsRepository } from './conversations-repository.ts'
import { messagesRepository } from './messages-repository.ts'

export { messagesChecks } from './checks.ts'
export { moderatedMessages } from './moderated.ts'
export { messagesTold } from './told.ts'

/**
 * Adds direct messages to the export of an account: all conversations in its list, without the name of a person behind a block.
 * The removal needs no step: the account's sides
 * of conversations are deleted with the user's row.
 */
export const messagesOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    const messages = messagesRepository(database)
    const conversations = []
    for (const { conversationId, isBlocked, ...called } of await conversationsRepository(database).allOf(
      userId,
    )) {
      const all = await messages.allIn(conversationId, userId)
      conversations.push({
        with: isBlocked ? null : calledBy(called),
        messages: all.map(({ senderId, ...message }) => ({ ...message, isMine: senderId === userId })),
      })
    }
    add('mensajes', conversations)
  },
})
