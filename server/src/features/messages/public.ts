import { calledBy } from '@andariego/contract/people-rules'
import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { conversationsRepository } from './conversations-repository.ts'
import { messagesRepository } from './messages-repository.ts'

export { moderatedMessages } from './moderated.ts'
export { messagesTold } from './told.ts'

/**
 * What direct messages add to the export of an account: all that its list of conversations shows. Its removal needs no step:
 * its sides of the conversations go with the row of the user.
 */
export const messagesOfAccount = ({ database }: Services): AccountPart => ({
  addToExport: async (userId, { add }) => {
    const messages = messagesRepository(database)
    const conversations = []
    for (const { conversationId, ...called } of await conversationsRepository(database).allOf(userId)) {
      const all = await messages.allIn(conversationId)
      conversations.push({
        with: calledBy(called),
        messages: all.map(({ senderId, ...message }) => ({ ...message, isMine: senderId === userId })),
      })
    }
    add('mensajes', conversations)
  },
})
