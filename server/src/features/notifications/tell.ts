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

/** Something that was done, and that concerns others. */
export interface Told {
  kind: NotificationKind
  to: readonly string[]
  /** What it is about: told together with others of its kind. */
  subject: string
  /** Whose deed it is; null where nobody's name is told. */
  by: string | null
  /** Where one person may do several things about one subject: which of them. */
  detail?: string
  /** It is told anew although it was told shortly before. */
  isNew?: boolean
  /** They have seen it already: it is kept, and neither counted nor mailed. */
  isSeen?: boolean
  /** They get, or got, a mail of it by another way; or none should go out. */
  isNotMailed?: boolean
}

/** Keeps, in the deed's transaction, what those whom it concerns are to be told. */
export type Tell = (tx: Tx, emit: Emit, told: Told) => Promise<void>

/**
 * Once for each deed: done again within a day it is told no second time. Nobody is told by whom they have blocked or muted, or who
 * blocked them. An account that is just being removed is passed over.
 * Each is told at the clock's own time, not at the transaction's: what one transaction tells in turn is read in that order.
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
