import { z } from 'zod'
import { contract, wrapped } from './endpoint.ts'
import {
  MAIL_SORTS,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationMode,
  notificationKinds,
  notificationsMessages,
} from './notifications-rules.ts'
import { person } from './people.ts'
import { cursor, id, instant, nextCursor } from './text.ts'

/** A notification as shown: all events of one kind about one thing, combined. */
export const toldNotification = z.strictObject({
  /** The id of the newest event. */
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The Spanish text, as shown. */
  text: z.string(),
  /** The path of the page that the notification leads to. */
  address: z.string(),
  /** Who caused it, latest first; at most 3 of the `count` people. */
  people: z.array(person),
  count: z.number().int(),
  /** When the newest event happened. */
  at: instant,
  isRead: z.boolean(),
})
export type ToldNotification = z.output<typeof toldNotification>

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, notificationsMessages.quietTime)
const quietHours = z
  .strictObject({ from: clockTime, to: clockTime })
  .refine(({ from, to }) => from !== to, notificationsMessages.quietSame)

const modeOf = (kind: NotificationKind) => z.enum(notificationKinds[kind].modes as [NotificationMode])
const modes = z.strictObject(
  Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, modeOf(kind)])) as Record<
    NotificationKind,
    ReturnType<typeof modeOf>
  >,
)

const timeZone = z
  .string()
  .max(64)
  .refine((name) => {
    try {
      new Intl.DateTimeFormat('es', { timeZone: name })
      return true
    } catch {
      return false
    }
  }, notificationsMessages.timeZone)

export const notificationSettings = z.strictObject({
  modes,
  /** The hours in which no mail is sent; the mail about what is still unread goes out afterwards. */
  quietHours: quietHours.nullable(),
  /** The IANA time zone of the quiet hours and the digest; null is UTC. */
  timeZone: timeZone.nullable(),
})
export type NotificationSettings = z.output<typeof notificationSettings>

const unsubscribeToken = z.strictObject({ token: z.string().regex(/^[\w-]{1,200}$/) })

export const notificationsEndpoints = contract({
  'GET /notifications': {
    summary: 'What the caller is told of, grouped by what it is about, newest first; kept 90 days',
    auth: 'user',
    limit: 'read',
    whileRestricted: 'closed',
    query: z.strictObject({ cursor }),
    response: wrapped(z.array(toldNotification)).extend({ nextCursor }),
  },
  'GET /notifications/unread-count': {
    summary: 'How many of them the caller has not seen; 100 stands for more than 99',
    auth: 'user',
    limit: 'poll',
    whileRestricted: 'closed',
    response: wrapped(z.strictObject({ unreadCount: z.number().int() })),
  },
  'POST /notifications/read': {
    summary: 'Marks what was told until then as seen; what is seen is not mailed',
    auth: 'user',
    limit: 'write',
    whileRestricted: 'closed',
    body: z.strictObject({ until: instant }),
    response: wrapped(z.strictObject({ unreadCount: z.number().int() })),
  },
  'GET /notifications/settings': {
    summary: 'How the caller is told of each kind, and when no mail is sent',
    auth: 'user',
    limit: 'read',
    whileRestricted: 'closed',
    response: wrapped(notificationSettings),
  },
  'PUT /notifications/settings': {
    summary: 'Changes how the caller is told; what waits to be mailed goes by the new choice',
    auth: 'user',
    limit: 'write',
    whileRestricted: 'closed',
    body: notificationSettings,
    response: wrapped(notificationSettings),
  },
  'GET /notifications/unsubscribe/:token': {
    summary: 'Leads to the page that asks whether mail of this sort shall stop; changes nothing itself',
    auth: 'none',
    limit: 'read',
    params: unsubscribeToken,
    response: 'binary',
  },
  'POST /notifications/unsubscribe/:token': {
    summary: 'Stops mail of the sort that the token is for, without a session (RFC 8058); any body is taken',
    auth: 'none',
    limit: 'read',
    takesForm: true,
    params: unsubscribeToken,
    errors: { 'not-found': 404 },
    response: wrapped(z.strictObject({ sort: z.enum(MAIL_SORTS) })),
  },
})
