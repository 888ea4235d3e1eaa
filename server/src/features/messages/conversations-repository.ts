import type { Conversation } from '@andariego/contract/messages'
import type { CONVERSATION_KINDS } from '@andariego/contract/messages-rules'
import { type SqlBool, sql } from 'kysely'
import { type AskedPage, skippedBy } from '../../platform/database/asked-page.ts'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import { calledColumns, isBlockedFor, isMutedFor, isPersonDeleted } from '../people/public.ts'
import './tables.ts'

/** The positions of a conversation and of each of its two sides. */
export interface Progress {
  conversationId: string
  lastPosition: number
  readPosition: number
  unreadCount: number
  /** True when a stranger began it and the user has neither answered nor accepted it. */
  isRequest: boolean
  /** 0 when the other account was deleted. */
  otherReadPosition: number
}

interface Asked extends AskedPage {
  kind: (typeof CONVERSATION_KINDS)[number]
}

/** A condition: no block between the two. Blocked users neither see their conversation nor hear of it. */
const notBlocked = (userId: string, side = 'side') =>
  sql<SqlBool>`not ${isBlockedFor(userId, `${side}.other_id`)}`

const lastConversation = cursorOf('instant', 'uuid')

export const conversationsRepository = (database: Database | Tx) => ({
  /** Latest first, in one index scan, however many messages there are. */
  list: async (userId: string, asked: Asked) => {
    const { limit, cursor, kind } = asked
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
        'side.is_request as isRequest',
        isMutedFor(userId, 'side.other_id').as('isMuted'),
        'side.unread_count as unreadCount',
        'message.content',
        isoInstant('message.created_at').as('createdAt'),
        'message.sender_id as senderId',
        sql<string>`side.last_at::text`.as('lastAt'),
      ])
      .where('side.user_id', '=', userId)
      .where(notBlocked(userId))
      .$if(kind !== 'all', (query) => query.where('side.is_request', '=', kind === 'requests'))
      .$if(after !== null, (query) =>
        query.where(
          sql<SqlBool>`(side.last_at, side.conversation_id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`,
        ),
      )
      .orderBy('side.last_at', 'desc')
      .orderBy('side.conversation_id', 'desc')
      .offset(skippedBy(asked))
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
          isRequest,
          isMuted,
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
          isRequest,
          isMuted,
          unreadCount,
          lastMessage: { content, createdAt, senderId },
        }),
      ),
      nextCursor: last ? lastConversation.write([last.lastAt, last.conversationId]) : null,
    }
  },

  /**
   * Returns the progress of a conversation as the first user sees it; undefined without messages, or with a block between them.
   */
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
        'side.is_request as isRequest',
        sql<number>`coalesce(other.read_position, 0)`.as('otherReadPosition'),
      ])
      .where('side.user_id', '=', userId)
      .where('side.other_id', '=', otherId)
      .where(notBlocked(userId))
      .executeTakeFirst(),

  unreadCount: async (userId: string): Promise<number> => {
    const { total } = await database
      .selectFrom('conversation_sides')
      .select(sql<number>`coalesce(sum(unread_count), 0)::int`.as('total'))
      .where('user_id', '=', userId)
      .where('unread_count', '>', 0)
      .where(notBlocked(userId, 'conversation_sides'))
      .where(sql<SqlBool>`not ${isMutedFor(userId, 'conversation_sides.other_id')}`)
      .executeTakeFirstOrThrow()
    return total
  },

  /** Whether one user's messages to another wait as a request; undefined before the first message. */
  isRequest: async (userId: string, otherId: string): Promise<boolean | undefined> => {
    const side = await database
      .selectFrom('conversation_sides')
      .select('is_request')
      .where('user_id', '=', userId)
      .where('other_id', '=', otherId)
      .executeTakeFirst()
    return side?.is_request
  },

  /** Accepts a request; returns false when there is no such conversation. */
  accept: async (userId: string, otherId: string): Promise<boolean> => {
    const { numUpdatedRows } = await database
      .updateTable('conversation_sides')
      .set({ is_request: false })
      .where('user_id', '=', userId)
      .where('other_id', '=', otherId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** Returns everybody that a user has written with, and whether a block is between the two: for exports. */
  allOf: (userId: string) =>
    database
      .selectFrom('conversation_sides as side')
      .leftJoin('people', 'people.id', 'side.other_id')
      .select([
        'side.conversation_id as conversationId',
        isBlockedFor(userId, 'side.other_id').as('isBlocked'),
        ...calledColumns(userId),
      ])
      .where('side.user_id', '=', userId)
      .orderBy('side.last_at', 'desc')
      .execute(),
})
