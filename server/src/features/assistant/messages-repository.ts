import type { ChatMessage, ChatSource, ItineraryDraft } from '@andariego/contract/assistant'
import { type AnswerVerdict, assistantMessages } from '@andariego/contract/assistant-rules'
import { WITHHELD_ANSWER } from '@andariego/contract/moderation-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isAnyOf, isoInstant } from '../../platform/database/select.ts'
import type { Answer } from './answer.ts'
import type { Exchange } from './assistant.ts'
import { withoutBlocked } from './blocked-answers.ts'
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

/** Returns the ids of places and reviews, among these sources, that are no longer shown. */
const hiddenSince = async (database: Database | Tx, sources: readonly ChatSource[]): Promise<string[]> => {
  if (sources.length === 0) return []
  const places = sources.map(({ placeId }) => placeId)
  const reviews = sources.flatMap(({ quotes = [] }) => quotes.map(({ reviewId }) => reviewId))
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${places}::uuid[]) as id
      where not exists (select from place_texts where place_texts.id = id.id)
    union
    select id from unnest(${reviews}::uuid[]) as id
      where not exists (select from review_texts where review_texts.id = id.id)`.execute(database)
  return rows.map(({ id }) => id)
}

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

  /**
   * Saves the answer so far; undefined when it is no longer being written (stopped, deleted, or given up). An answer that was stopped
   * still takes what was written until then, as `stopped`. What an answer quotes may have been hidden since the assistant read it: such
   * an answer is withheld.
   */
  write: async (id: string, answer: Answer, status: ChatMessage['status']) => {
    const hidden = await hiddenSince(database, answer.sources)
    const values = {
      response: sql<string>`${answer.response}::text`,
      sources: sql<string>`${JSON.stringify(answer.sources)}::jsonb`,
      itinerary_draft: sql<string>`${answer.itineraryDraft ? JSON.stringify(answer.itineraryDraft) : null}::jsonb`,
      memory: sql<string>`${answer.memory ? JSON.stringify(answer.memory) : null}::jsonb`,
    }
    const heldFor = sql<string[] | null>`nullif(coalesce(withheld_for, '{}') || ${hidden}::uuid[], '{}')`
    const shown = <T>(value: RawBuilder<T>, instead: RawBuilder<T>) =>
      sql<T>`case when ${heldFor} is null then ${value} else ${instead} end`
    const row = await database
      .updateTable('chat_messages')
      .set({
        status,
        response: shown(values.response, sql`${WITHHELD_ANSWER}`),
        sources: shown(values.sources, sql`'[]'::jsonb`),
        itinerary_draft: shown(values.itinerary_draft, sql`null`),
        memory: shown(values.memory, sql`null`),
        withheld: sql`case when ${heldFor} is not null then jsonb_build_object(
          'response', ${values.response}, 'sources', ${values.sources},
          'itinerary_draft', ${values.itinerary_draft}, 'memory', ${values.memory}) end`,
        withheld_for: heldFor,
      })
      .where('id', '=', id)
      .where('status', 'in', status === 'stopped' ? ['writing', 'stopped'] : ['writing'])
      .returning(columns)
      .executeTakeFirst()
    return row && asMessage(row)
  },

  /** Ends this user's answer, so that the next question can begin; returns its conversation when it was still being written. */
  stop: (id: string, userId: string): Promise<ChangedConversation | undefined> =>
    database
      .updateTable('chat_messages')
      .set({ status: 'stopped' })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('status', '=', 'writing')
      .returning(['user_id as userId', 'conversation_id as conversationId'])
      .executeTakeFirst(),

  /** Returns one of this user's messages as they may see it. */
  seen: async (id: string, userId: string): Promise<ChatMessage | undefined> => {
    const row = await database
      .selectFrom('chat_messages')
      .select(columns)
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row && (await withoutBlocked(database, userId, [asMessage(row)]))[0]
  },

  one: async (id: string): Promise<ChatMessage | undefined> => {
    const row = await database
      .selectFrom('chat_messages')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst()
    return row && asMessage(row)
  },

  /** Returns the newest messages as their user may see them, oldest of them first. */
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
    return withoutBlocked(database, userId, rows.reverse().map(asMessage))
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
