import type { ChatMessage, ItineraryDraft } from '@andariego/contract/assistant'
import { type AnswerVerdict, assistantMessages } from '@andariego/contract/assistant-rules'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isAnyOf, isoInstant } from '../../platform/database/select.ts'
import type { Answer } from './answer.ts'
import type { Exchange } from './assistant.ts'
import type { ChangedConversation } from './changed.ts'
import './tables.ts'

/** No answer takes longer (see answering.ts): after this, an unfinished row was left by a process that died. */
const ABANDONED_AFTER_SECONDS = 120

const columns = [
  'id',
  'message',
  'response',
  isoInstant('chat_messages.created_at').as('createdAt'),
  'conversation_id as conversationId',
  'status',
  'sources',
  'itinerary_draft',
  sql<AnswerVerdict | null>`(select verdict from chat_verdicts where message_id = chat_messages.id)`.as(
    'given_verdict',
  ),
] as const

interface Row extends Omit<ChatMessage, 'itineraryDraft' | 'verdict'> {
  itinerary_draft: ChatMessage['itineraryDraft'] | null
  given_verdict: AnswerVerdict | null
}
const asMessage = ({ itinerary_draft, given_verdict, ...message }: Row): ChatMessage => ({
  ...message,
  ...(itinerary_draft && { itineraryDraft: itinerary_draft }),
  ...(given_verdict && { verdict: given_verdict }),
})

interface Listing {
  limit: number
  offset: number
  conversationId?: string | undefined
}

export const messagesRepository = (database: Database | Tx) => ({
  /** Starts an answer; undefined while another one of the same user is being written. */
  begin: async (values: { id: string; conversationId: string; userId: string; message: string }) => {
    const { id, conversationId, userId, message } = values
    const row = await database
      .insertInto('chat_messages')
      .values({ id, conversation_id: conversationId, user_id: userId, message })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns)
      .executeTakeFirst()
    return row && asMessage(row)
  },

  /** Saves the answer so far; undefined when it is no longer being written (deleted, or given up). */
  write: async (id: string, answer: Answer, status: ChatMessage['status']) => {
    const row = await database
      .updateTable('chat_messages')
      .set({
        response: answer.response,
        status,
        sources: JSON.stringify(answer.sources),
        itinerary_draft: answer.itineraryDraft ? JSON.stringify(answer.itineraryDraft) : null,
        memory: answer.memory ? JSON.stringify(answer.memory) : null,
      })
      .where('id', '=', id)
      .where('status', '=', 'writing')
      .returning(columns)
      .executeTakeFirst()
    return row && asMessage(row)
  },

  one: async (id: string): Promise<ChatMessage | undefined> => {
    const row = await database
      .selectFrom('chat_messages')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && asMessage(row)
  },

  /** Returns the newest messages, oldest of them first. */
  list: async (userId: string, { limit, offset, conversationId }: Listing): Promise<ChatMessage[]> => {
    const rows = await database
      .selectFrom('chat_messages')
      .select(columns)
      .where('user_id', '=', userId)
      .$if(conversationId !== undefined, (query) => query.where('conversation_id', '=', conversationId ?? ''))
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    return rows.reverse().map(asMessage)
  },

  /** Returns the newest successful exchanges of a conversation, oldest first, with the memory of the last. */
  context: async (conversationId: string, exchanges: number) => {
    const rows = await database
      .selectFrom('chat_messages')
      .select(['message', 'response', 'memory'])
      .where('conversation_id', '=', conversationId)
      .where('status', 'in', ['done', 'stopped'])
      .where('response', '!=', '')
      .orderBy('id', 'desc')
      .limit(exchanges)
      .execute()
    const history: Exchange[] = rows.map(({ message, response }) => ({ message, response })).reverse()
    return { history, memory: rows[0]?.memory ?? null }
  },

  /** Returns the plan in this user's answer, and locks it until the transaction ends. */
  lockPlan: async (id: string, userId: string): Promise<ItineraryDraft | undefined> => {
    const row = await database
      .selectFrom('chat_messages')
      .select('itinerary_draft')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('status', '<>', 'writing')
      .forUpdate()
      .executeTakeFirst()
    return row?.itinerary_draft ?? undefined
  },

  /** Returns how often the user's messages have changed so far. */
  version: async (userId: string): Promise<number> => {
    const row = await database
      .selectFrom('chat_versions')
      .select('version')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.version ?? 0
  },

  /** Marks answers that a dead process left unfinished as failed, of one user or of all; returns their conversations. */
  giveUpAbandoned: (userId?: string): Promise<ChangedConversation[]> =>
    database
      .updateTable('chat_messages')
      .set({
        status: 'failed',
        response: sql<string>`case when response = '' then ${assistantMessages.failed}
          else response || ${`\n\n${assistantMessages.failed}`} end`,
      })
      .where('status', '=', 'writing')
      .where('created_at', '<', sql<Date>`now() - make_interval(secs => ${ABANDONED_AFTER_SECONDS})`)
      .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
      .returning(['user_id as userId', 'conversation_id as conversationId'])
      .execute(),

  /** Deletes these conversations; returns the number of deleted messages. */
  removeConversations: async (conversationIds: readonly string[]): Promise<number> => {
    if (conversationIds.length === 0) return 0
    const { numDeletedRows } = await database
      .deleteFrom('chat_messages')
      .where(isAnyOf('conversation_id', conversationIds))
      .executeTakeFirst()
    await database.deleteFrom('chat_conversations').where(isAnyOf('id', conversationIds)).execute()
    return Number(numDeletedRows)
  },
})
