import type { NotificationSettings } from '@andariego/contract/notifications'
import {
  type MailSort,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationMode,
  notificationKinds,
} from '@andariego/contract/notifications-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import './tables.ts'

type Modes = NotificationSettings['modes']

const modesOf = (chosen: Partial<Modes>): Modes =>
  Object.fromEntries(
    NOTIFICATION_KINDS.map((kind) => [kind, chosen[kind] ?? notificationKinds[kind].mode]),
  ) as Modes

const AS_MAILED: Record<NotificationMode, 'now' | 'week' | null> = {
  mail: 'now',
  digest: 'week',
  app: null,
  none: null,
}

export const settingsRepository = (database: Database | Tx) => {
  const of = async (userId: string): Promise<NotificationSettings> => {
    const row = await database
      .selectFrom('notification_settings')
      .select(['modes', 'quiet_from', 'quiet_to', 'time_zone as timeZone'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const { quiet_from: from = null, quiet_to: to = null } = row ?? {}
    return {
      modes: modesOf(row?.modes ?? {}),
      quietHours: from === null || to === null ? null : { from, to },
      timeZone: row?.timeZone ?? null,
    }
  }

  const put = async (userId: string, { modes, quietHours, timeZone }: NotificationSettings) => {
    const before = await of(userId)
    const row = {
      modes: JSON.stringify(modes),
      quiet_from: quietHours?.from ?? null,
      quiet_to: quietHours?.to ?? null,
      time_zone: timeZone,
    }
    await database
      .insertInto('notification_settings')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    for (const kind of NOTIFICATION_KINDS)
      if (modes[kind] !== before.modes[kind])
        await database
          .updateTable('notifications')
          .set({ mail_as: AS_MAILED[modes[kind]] })
          .where('user_id', '=', userId)
          .where('kind', '=', kind)
          .where('mail_as', 'is not', null)
          .execute()
  }

  return {
    of,
    put,

    /** Stops mail of this sort; the app still shows the notifications. */
    stopMail: async (userId: string, sort: MailSort) => {
      const settings = await of(userId)
      const isStopped = ([kind, mode]: [string, NotificationMode]) =>
        sort === 'digest' ? mode === 'digest' : kind === sort && (mode === 'mail' || mode === 'digest')
      const stopped = (Object.entries(settings.modes) as [NotificationKind, NotificationMode][]).filter(
        isStopped,
      )
      if (stopped.length === 0) return
      const modes = { ...settings.modes, ...Object.fromEntries(stopped.map(([kind]) => [kind, 'app'])) }
      await put(userId, { ...settings, modes })
    },
  }
}
