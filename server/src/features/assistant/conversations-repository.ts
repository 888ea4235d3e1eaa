import { randomUUIDv7 } from 'node:crypto'
import type { ChatConversation } from '@andariego/contract/assistant'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import './tables.ts'

/** The most conversations of a user; the oldest ones are deleted. */
const CONVERSATIONS_MAX = 200

export const conversationsRepository = (database: Database | Tx) => {
  const list = (userId: string, only?: string): Promise<ChatConversation[]> =>
    database
      .selectFrom('chat_conversations')
      .select([
        'id',
        isoInstant('chat_conversations.created_at').as('createdAt'),
        sql<number>`(select count(*) from chat_messages where conversation_id = chat_conversations.id)`.as(
          'messageCount',
        ),
        sql<ChatConversation['lastMessage']>`(
          select jsonb_build_object('message', message,
            'createdAt', to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
          from chat_messages where conversation_id = chat_conversations.id order by id desc limit 1
        )`.as('lastMessage'),
      ])
      .where('user_id', '=', userId)
      .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
      .orderBy('id', 'desc')
      .execute()

  return {
    /** Newest first. */
    list,

    start: async (userId: string): Promise<string> => {
      const id = randomUUIDv7()
      await database.insertInto('chat_conversations').values({ id, user_id: userId }).execute()
      await database
        .deleteFrom('chat_conversations')
        .where('id', 'in', (query) =>
          query
            .selectFrom('chat_conversations')
            .select('id')
            .where('user_id', '=', userId)
            .orderBy('id', 'desc')
            .offset(CONVERSATIONS_MAX)
            .limit(CONVERSATIONS_MAX),
        )
        .execute()
      return id
    },

    isOf: async (id: string, userId: string): Promise<boolean> =>
      (await database
        .selectFrom('chat_conversations')
        .select('id')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()) !== undefined,

    /** Returns the ids, the latest started (current) conversation first. */
    ids: async (userId: string): Promise<string[]> => {
      const rows = await database
        .selectFrom('chat_conversations')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .execute()
      return rows.map((row) => row.id)
    },
  }
}
