import type { NotificationKind, NotificationMode } from '@andariego/contract/notifications-rules'
import type { ColumnType } from 'kysely'
import type { Instant } from '../../platform/database/tables.ts'

declare module '../../platform/database/database.ts' {
  interface Tables {
    notifications: {
      id: string
      user_id: string
      kind: NotificationKind
      subject: string
      actor_id: string | null
      detail: string | null
      shown_at: Instant
      read_at: Instant | null
      mail_as: 'now' | 'week' | null
      mailed_at: Instant | null
    }
    notification_settings: {
      user_id: string
      modes: ColumnType<Partial<Record<NotificationKind, NotificationMode>>, string, string>
      quiet_from: string | null
      quiet_to: string | null
      time_zone: string | null
    }
  }
}
