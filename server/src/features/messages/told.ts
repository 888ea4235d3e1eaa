import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import './tables.ts'

/** The notification that somebody wrote, until it is read. It never contains the message itself. */
export const messagesTold: Pick<NotificationParts, 'message'> = {
  message: sql`select jsonb_build_object('unread', side.unread_count, 'isRequest', side.is_request, 'userId', side.other_id)
    from conversation_sides as side
    where side.conversation_id = ${told.subjectId} and side.user_id = ${told.userId} and side.unread_count > 0`,
}
