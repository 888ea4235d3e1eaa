import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import './tables.ts'

/** The notification about a decision on somebody's content. */
export const moderationTold: Pick<NotificationParts, 'decision'> = {
  decision: sql`select jsonb_build_object('decision', decisions.decision, 'subjectType', decisions.subject_type,
      'title', notices.snapshot ->> 'title')
    from notices join decisions on decisions.id = notices.decision_id
    where notices.decision_id = ${told.subjectId} and notices.user_id = ${told.userId}`,
}
