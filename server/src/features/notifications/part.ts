import type { About } from '@andariego/contract/notification-text-rules'
import type { NotificationKind } from '@andariego/contract/notifications-rules'
import { type RawBuilder, sql } from 'kysely'

/** The notification that a piece of SQL is asked about, by its columns. */
export const told = {
  userId: sql.ref<string>('told.user_id'),
  actorId: sql.ref<string | null>('told.actor_id'),
  subject: sql.ref<string>('told.subject'),
  /** As the id that it is, of kinds whose subject is one. */
  subjectId: sql<string>`told.subject::uuid`,
  detail: sql.ref<string | null>('told.detail'),
}

type Facts<Kind extends NotificationKind> = Omit<Extract<About, { kind: Kind }>, 'kind'>

/**
 * What a domain tells of its own things to whom it concerns, as a piece of SQL: the facts of the notification's text. Null
 * where there is nothing to tell any more: what was deleted, hidden, taken back or read.
 */
export type NotificationParts = { [Kind in NotificationKind]: RawBuilder<Facts<Kind> | null> }

/** The facts of a notification, with its kind. */
export const aboutOf = (parts: NotificationParts): RawBuilder<About | null> => {
  const cases = Object.entries(parts).map(
    ([kind, facts]) => sql`when ${sql.lit(kind)} then (${facts as RawBuilder<unknown>})`,
  )
  return sql`jsonb_build_object('kind', told.kind) || case told.kind ${sql.join(cases, sql` `)} end`
}
