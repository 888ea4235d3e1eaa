import type { Snapshot } from '@andariego/contract/moderation'
import { HIDDEN_MESSAGE, MESSAGES_AROUND } from '@andariego/contract/moderation-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Deciding, ModeratedPart } from '../moderation/public.ts'
import './tables.ts'

const messageOf = (database: Database | Tx, id: string) =>
  database
    .selectFrom('direct_messages as message')
    .innerJoin('conversations', 'conversations.id', 'message.conversation_id')
    .select([
      'message.id',
      'message.conversation_id as conversationId',
      'message.position',
      'message.sender_id as senderId',
      'message.hidden_content as hiddenContent',
      'first_user_id as first',
      'second_user_id as second',
      sql<boolean>`exists (select from people where people.id = message.sender_id)`.as('hasSender'),
    ])
    .where('message.id', '=', id)
    .executeTakeFirst()

/** Returns the message with its neighbours: moderators read no more of a conversation. */
const around = (
  database: Database | Tx,
  { id, conversationId, position }: { id: string; conversationId: string; position: number },
): Promise<Snapshot['messages']> =>
  database
    .selectFrom('direct_messages')
    .select([
      'sender_id as senderId',
      sql<string>`coalesce(hidden_content, content)`.as('content'),
      isoInstant('created_at').as('createdAt'),
      sql<boolean>`id = ${id}`.as('isReported'),
    ])
    .where('conversation_id', '=', conversationId)
    .where('position', '>=', position - MESSAGES_AROUND)
    .where('position', '<=', position + MESSAGES_AROUND)
    .orderBy('position')
    .execute()

/** Lets moderators decide about direct messages: a hidden message loses its text, but keeps its position. */
export const moderatedMessages = (): ModeratedPart => {
  const withSides =
    (change: (tx: Tx, id: string) => Promise<unknown>) =>
    async ({ tx, emit, subject }: Deciding) => {
      const message = await messageOf(tx, subject.id)
      if (!message) return
      await change(tx, subject.id)
      const userIds = [message.first, message.second]
      emit({ type: 'live', userIds, event: { type: 'resync' } })
    }
  return {
    find: async (database, id, viewerId) => {
      const message = await messageOf(database, id)
      if (!message) return undefined
      const { first, second, senderId, hiddenContent } = message
      const isHidden = hiddenContent !== null
      if (viewerId !== null && (isHidden || (viewerId !== first && viewerId !== second))) return undefined
      const messages = await around(database, message)
      return {
        type: 'message',
        id,
        authorId: message.hasSender ? senderId : null,
        isHidden,
        snapshot: {
          title: 'Mensaje privado',
          text: messages.find(({ isReported }) => isReported)?.content ?? '',
          address: null,
          media: [],
          messages,
        },
      }
    },
    deeds: {
      hide: withSides((tx, id) =>
        sql`update direct_messages set hidden_content = content, content = ${HIDDEN_MESSAGE}
          where id = ${id} and hidden_content is null`.execute(tx),
      ),
      restore: withSides((tx, id) =>
        sql`update direct_messages set content = hidden_content, hidden_content = null
          where id = ${id} and hidden_content is not null`.execute(tx),
      ),
      remove: withSides((tx, id) =>
        sql`update direct_messages set content = ${HIDDEN_MESSAGE}, hidden_content = null where id = ${id}`.execute(
          tx,
        ),
      ),
    },
  }
}
