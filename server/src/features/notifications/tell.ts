import { randomUUIDv7 } from 'node:crypto'
import {
  AWAY_MINUTES,
  type NotificationKind,
  notificationKinds,
} from '@andariego/contract/notifications-rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Emit } from '../../platform/database/write.ts'
import { isBlockedFor, isMutedFor } from '../people/public.ts'
import './tables.ts'

/** An event that concerns other people. */
export interface Told {
  kind: NotificationKind
  to: readonly string[]
  /** What it is about; events of one kind and subject are shown together. */
  subject: string
  /** The id of the person who caused it; null when no name is shown. */
  by: string | null
  /** Distinguishes several events by one person about one subject. */
  detail?: string
  /** Notify again, even if the same was announced shortly before. */
  isNew?: boolean
  /** They have already seen it: it is stored, but neither counted nor mailed. */
  isSeen?: boolean
  /** Do not mail it: they get another mail about it, or should get none. */
  isNotMailed?: boolean
}

/** Stores notifications in the event's transaction. */
export type Tell = (tx: Tx, emit: Emit, told: Told) => Promise<void>

/**
 * Stores a notification for each receiver, once: repeating the event within a day adds none. Skips receivers with a block between
 * them and the causer, or who muted the causer, and accounts that are being removed. Uses the clock's time, not the
 * transaction's, so that several notifications of one transaction keep their order.
 */
export const tell: Tell = async (tx, emit, { kind, to, subject, by, detail = null, ...told }) => {
  const receivers = [...new Set(to)].filter((id) => id !== by)
  if (receivers.length === 0) return
  const { isNew = false, isSeen = false, isNotMailed = false } = told
  const delay = kind === 'message' ? AWAY_MINUTES : 0
  const { rows } = await sql<{ userId: string }>`
    with involved as (
      select id from people where id = any(${by === null ? receivers : [...receivers, by]}::uuid[])
      order by id for key share skip locked
    )
    insert into notifications (id, user_id, kind, subject, actor_id, detail, shown_at, read_at, mail_as)
    select fresh.id, fresh.user_id, ${kind}, ${subject}, fresh.actor_id, ${detail},
      clock_timestamp() + make_interval(mins => ${delay}), case when ${isSeen} then now() end,
      case when not ${isSeen || isNotMailed} then case mode when 'mail' then 'now' when 'digest' then 'week' end end
    from (
      select unnest(${receivers}::uuid[]) as user_id, unnest(${receivers.map(() => randomUUIDv7())}::uuid[]) as id,
        ${by}::uuid as actor_id
    ) as fresh
      join involved on involved.id = fresh.user_id
      left join notification_settings as settings on settings.user_id = fresh.user_id
      cross join lateral (
        select coalesce(settings.modes ->> ${kind}, ${notificationKinds[kind].mode}) as mode
      ) as chosen
    where mode <> 'none'
      and (fresh.actor_id is null or fresh.actor_id in (select id from involved))
      and not ${isBlockedFor(sql.ref('fresh.user_id'), 'fresh.actor_id')}
      and not ${isMutedFor(sql.ref('fresh.user_id'), 'fresh.actor_id')}
    on conflict (user_id, kind, subject, actor_id, detail) do update set
      shown_at = excluded.shown_at, read_at = excluded.read_at, mail_as = excluded.mail_as, mailed_at = null
    where ${isNew} or notifications.shown_at < now() - interval '1 day'
    returning user_id as "userId"`.execute(tx)
  if (rows.length === 0 || delay > 0) return
  emit({ type: 'live', userIds: rows.map(({ userId }) => userId), event: { type: 'notifications' } })
}
