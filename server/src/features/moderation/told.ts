import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import './tables.ts'

/** The notifications about a decision on somebody's content, and about the end of somebody's report. */
export const moderationTold: Pick<NotificationParts, 'decision' | 'report'> = {
  decision: sql`select jsonb_build_object('decision', decisions.decision, 'subjectType', decisions.subject_type,
      'title', notices.snapshot ->> 'title')
    from notices join decisions on decisions.id = notices.decision_id
    where notices.decision_id = ${told.subjectId} and notices.user_id = ${told.userId}`,
  // Without a title: it may be what had to be hidden.
  report: sql`select jsonb_build_object('isActed', ${told.detail} = 'acted', 'subjectType', reports.subject_type,
      'address', reports.snapshot ->> 'address')
    from reports where reports.id = ${told.subjectId} and reports.reporter_id = ${told.userId}`,
}
