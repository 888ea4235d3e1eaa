import type { Conversation } from '@andariego/contract/messages'
import { type SqlBool, sql } from 'kysely'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import { calledColumns, isPersonDeleted } from '../people/public.ts'
import './tables.ts'

/** How far a conversation and each of its two sides have come. */
export interface Progress {
  conversationId: string
  lastPosition: number
  readPosition: number
  unreadCount: number
  /** 0 when the other's account is gone. */
  otherReadPosition: number
}

const lastConversation = cursorOf('instant', 'uuid')

export const conversationsRepository = (database: Database | Tx) => ({
  /** Latest first: one look-up in an index, whatever was written before. */
  list: async (userId: string, { limit, cursor }: { limit: number; cursor?: string }) => {
    const after = cursor === undefined ? null : lastConversation.read(cursor)
    const rows = await database
      .selectFrom('conversation_sides as side')
      .innerJoin('direct_messages as message', (join) =>
        join
          .onRef('message.conversation_id', '=', 'side.conversation_id')
          .onRef('message.position', '=', 'side.last_position'),
      )
      .leftJoin('people', 'people.id', 'side.other_id')
      .select([
        'side.conversation_id as conversationId',
        'side.other_id as otherId',
        ...calledColumns(userId),
        isPersonDeleted.as('isDeleted'),
        'side.unread_count as unreadCount',
        'message.content',
        isoInstant('message.created_at').as('createdAt'),
        'message.sender_id as senderId',
        sql<string>`side.last_at::text`.as('lastAt'),
      ])
      .where('side.user_id', '=', userId)
      .$if(after !== null, (query) =>
        query.where(
          sql<SqlBool>`(side.last_at, side.conversation_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
        ),
      )
      .orderBy('side.last_at', 'desc')
      .orderBy('side.conversation_id', 'desc')
      .limit(limit + 1)
      .execute()
    const shown = rows.slice(0, limit)
    const last = rows.length > limit ? shown.at(-1) : undefined
    return {
      data: shown.map(
        ({
          conversationId,
          otherId,
          isDeleted,
          unreadCount,
          content,
          createdAt,
          senderId,
          userName,
          userEmail,
          userHandle,
          userPortrait,
        }): Conversation => ({
          conversationId,
          otherUser: {
            id: otherId,
            email: userEmail,
            userName,
            userEmail,
            userHandle,
            userPortrait,
            isDeleted,
          },
          unreadCount,
          lastMessage: { content, createdAt, senderId },
        }),
      ),
      nextCursor: last ? lastConversation.write([last.lastAt, last.conversationId]) : null,
    }
  },

  /** Between two users, as the first sees it. */
  progress: (userId: string, otherId: string): Promise<Progress | undefined> =>
    database
      .selectFrom('conversation_sides as side')
      .leftJoin('conversation_sides as other', (join) =>
        join.onRef('other.user_id', '=', 'side.other_id').onRef('other.other_id', '=', 'side.user_id'),
      )
      .select([
        'side.conversation_id as conversationId',
        'side.last_position as lastPosition',
        'side.read_position as readPosition',
        'side.unread_count as unreadCount',
        sql<number>`coalesce(other.read_position, 0)`.as('otherReadPosition'),
      ])
      .where('side.user_id', '=', userId)
      .where('side.other_id', '=', otherId)
      .executeTakeFirst(),

  unreadCount: async (userId: string): Promise<number> => {
    const { total } = await database
      .selectFrom('conversation_sides')
      .select(sql<number>`coalesce(sum(unread_count), 0)::int`.as('total'))
      .where('user_id', '=', userId)
      .where('unread_count', '>', 0)
      .executeTakeFirstOrThrow()
    return total
  },

  /** Everybody that a user wrote with. */
  allOf: (userId: string) =>
    database
      .selectFrom('conversation_sides as side')
      .leftJoin('people', 'people.id', 'side.other_id')
      .select(['side.conversation_id as conversationId', ...calledColumns(userId)])
      .where('side.user_id', '=', userId)
      .orderBy('side.last_at', 'desc')
      .execute(),
})
