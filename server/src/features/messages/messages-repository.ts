import type { DirectMessage } from '@andariego/contract/messages'
import type { Person } from '@andariego/contract/people'
import { sql } from 'kysely'
import { cursorOf } from '../../platform/database/cursor.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/select.ts'
import type { Undecided } from '../../platform/policy.ts'
import type { Progress } from './conversations-repository.ts'
import './tables.ts'

interface NewMessage {
  id: string
  /** The id for a new conversation, used if this message is the first one. */
  conversationId: string
  sender: Person
  receiver: Person
  content: string
  /** Whether the receiver does not know the sender; used for a first message. */
  isFromStranger: boolean
}

interface Thread {
  reader: Person
  other: Person
  progress: Progress
}

export const oldestMessage = cursorOf('count')

/** Returns the position after which the requested page ends: a cursor's, or `offset` messages before the last. */
const endOf = ({ lastPosition }: Progress, { offset, cursor }: { offset: number; cursor?: string }) => {
  if (cursor === undefined) return lastPosition - offset
  const [before] = oldestMessage.read(cursor)
  return Math.min(Number(before) - 1, lastPosition)
}

export const messagesRepository = (database: Database | Tx) => ({
  /** A single statement that locks the pair's row first, so that messages get their positions in order. */
  add: async ({
    id,
    conversationId,
    sender,
    receiver,
    content,
    isFromStranger,
  }: NewMessage): Promise<Undecided<DirectMessage>> => {
    const { rows } = await sql<{ createdAt: string }>`
      with conversation as (
        insert into conversations (id, first_user_id, second_user_id, message_count)
        values (${conversationId}, least(${sender.id}::uuid, ${receiver.id}::uuid),
          greatest(${sender.id}::uuid, ${receiver.id}::uuid), 1)
        on conflict (first_user_id, second_user_id)
          do update set message_count = conversations.message_count + 1
        returning id, message_count
      ), sides as (
        insert into conversation_sides (user_id, other_id, conversation_id, is_request)
        select pair.user_id, pair.other_id, conversation.id, pair.is_request from conversation,
          (values (${sender.id}::uuid, ${receiver.id}::uuid, false),
            (${receiver.id}::uuid, ${sender.id}::uuid, ${isFromStranger}::boolean))
            as pair (user_id, other_id, is_request)
        where message_count = 1
      ), accepted as (
        -- Who answers has accepted.
        update conversation_sides set is_request = false
        where user_id = ${sender.id} and other_id = ${receiver.id} and is_request
      )
      insert into direct_messages (conversation_id, position, id, sender_id, content)
      select conversation.id, message_count, ${id}::uuid, ${sender.id}::uuid, ${content} from conversation
      returning ${isoInstant('created_at')} as "createdAt"`.execute(database)
    const [row] = rows
    if (!row) throw new Error('a message was not written')
    return {
      id,
      senderId: sender.id,
      senderEmail: sender.email,
      senderName: sender.userName,
      receiverId: receiver.id,
      content,
      createdAt: row.createdAt,
      isRead: false,
    }
  },

  /** Returns a page of a conversation, oldest first, and its extent. */
  page: async (
    { reader, other, progress }: Thread,
    { limit, ...where }: { limit: number; offset: number; cursor?: string },
  ) => {
    const end = endOf(progress, where)
    const rows = await database
      .selectFrom('direct_messages')
      .select([
        'id',
        'position',
        'sender_id as senderId',
        'content',
        isoInstant('created_at').as('createdAt'),
      ])
      .where('conversation_id', '=', progress.conversationId)
      .where('position', '<=', end)
      .where('position', '>', end - limit)
      .orderBy('position')
      .execute()
    const [oldest] = rows
    const newest = rows.at(-1)
    return {
      data: rows.map(({ position, ...message }): Undecided<DirectMessage> => {
        const mine = message.senderId === reader.id
        return {
          ...message,
          senderEmail: (mine ? reader : other).email,
          senderName: (mine ? reader : other).userName,
          receiverId: mine ? other.id : reader.id,
          isRead: position <= (mine ? progress.otherReadPosition : progress.readPosition),
        }
      }),
      nextCursor: oldest && oldest.position > 1 ? oldestMessage.write([oldest.position]) : null,
      newest: newest && { id: newest.id, position: newest.position },
    }
  },

  /** Marks what `reader` received from `writer` as read, up to a position; returns whether anything was unread. */
  read: async (readerId: string, writerId: string, upTo: number): Promise<boolean> => {
    const { rows } = await sql<{ news: boolean }>`
      select read_messages(${readerId}, ${writerId}, ${upTo}) as news`.execute(database)
    return rows[0]?.news === true
  },

  /** Returns all messages of a conversation, for the reader's export: their own with the text that moderators hid. */
  allIn: (conversationId: string, readerId: string) =>
    database
      .selectFrom('direct_messages')
      .select([
        'sender_id as senderId',
        sql<string>`case when sender_id = ${readerId} then coalesce(hidden_content, content) else content end`.as(
          'content',
        ),
        isoInstant('created_at').as('createdAt'),
      ])
      .where('conversation_id', '=', conversationId)
      .orderBy('position')
      .execute(),
})
