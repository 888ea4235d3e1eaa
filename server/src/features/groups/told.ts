import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import './tables.ts'

/** The notification that somebody was added to a group, while they are in it. */
export const groupsTold: Pick<NotificationParts, 'group'> = {
  group: sql`select jsonb_build_object('name', groups.name) from groups
    where groups.id = ${told.subjectId} and exists (
      select from group_people where group_people.group_id = groups.id and group_people.user_id = ${told.userId}
    )`,
}
