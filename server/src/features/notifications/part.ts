import type { About } from '@andariego/contract/notification-text-rules'
import type { NotificationKind } from '@andariego/contract/notifications-rules'
import { type RawBuilder, sql } from 'kysely'

/** The columns of the notification that a domain's SQL is evaluated for. */
export const told = {
  userId: sql.ref<string>('told.user_id'),
  actorId: sql.ref<string | null>('told.actor_id'),
  subject: sql.ref<string>('told.subject'),
  /** The subject as an id, for kinds whose subject is one. */
  subjectId: sql<string>`told.subject::uuid`,
  detail: sql.ref<string | null>('told.detail'),
}

type Facts<Kind extends NotificationKind> = Omit<Extract<About, { kind: Kind }>, 'kind'>

/**
 * A domain's SQL for the facts of a notification's text. Null when there is nothing to show any more: the thing was deleted,
 * hidden, taken back or read.
 */
export type NotificationParts = { [Kind in NotificationKind]: RawBuilder<Facts<Kind> | null> }

/** The SQL of a notification's facts, with its kind. */
export const aboutOf = (parts: NotificationParts): RawBuilder<About | null> => {
  const cases = Object.entries(parts).map(
    ([kind, facts]) => sql`when ${sql.lit(kind)} then (${facts as RawBuilder<unknown>})`,
  )
  return sql`jsonb_build_object('kind', told.kind) || case told.kind ${sql.join(cases, sql` `)} end`
}
