import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import './tables.ts'

/** What is told of messages: that somebody wrote, until it is read. What they wrote is told nowhere but in the conversation. */
export const messagesTold: Pick<NotificationParts, 'message'> = {
  message: sql`select jsonb_build_object('unread', side.unread_count, 'isRequest', side.is_request, 'userId', side.other_id)
    from conversation_sides as side
    where side.conversation_id = ${told.subjectId} and side.user_id = ${told.userId} and side.unread_count > 0`,
}
