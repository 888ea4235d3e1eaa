import { sql } from 'kysely'
import { type NotificationParts, told } from '../notifications/public.ts'
import './tables.ts'

const added = sql`select jsonb_build_object('name', groups.name, 'isHeir', false) from groups
    where groups.id = ${told.subjectId} and exists (
      select from group_people where group_people.group_id = groups.id and group_people.user_id = ${told.userId}
    )`

const inherited = sql`select jsonb_build_object('name', groups.name, 'isHeir', true) from groups
    where groups.id = ${told.detail}::uuid and groups.admin_id = ${told.userId}`

/** The subject of the news that somebody administers a group from now on, separate from the news that they were added to it. */
export const heirSubject = (groupId: string): string => `heir:${groupId}`

/** Notifications about groups: somebody was added, while they are in it, and somebody administers it in place of who left the site. */
export const groupsTold: Pick<NotificationParts, 'group'> = {
  group: sql`select case when ${told.detail} is null then (${added}) else (${inherited}) end`,
}
