/** Kinds, delivery and texts of notifications. No zod here: this reaches the browser. */

/** The kinds that a user can configure. One `message` notification covers a whole conversation until it is read. */
export const NOTIFICATION_KINDS = [
  'message',
  'reaction',
  'review',
  'correction',
  'group',
  'trip',
  'reward',
  'decision',
  'report',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Where a notification is delivered: `app` only in the app; `mail` also by mail at once; `digest` also in the weekly mail. */
export const NOTIFICATION_MODES = ['app', 'mail', 'digest', 'none'] as const
export type NotificationMode = (typeof NOTIFICATION_MODES)[number]

export const modeNames: Record<NotificationMode, string> = {
  app: 'Solo en la app',
  mail: 'En la app y por correo',
  digest: 'App y resumen semanal',
  none: 'Nada',
}

interface KindRule {
  name: string
  hint: string
  /** The delivery until the user chooses another. */
  mode: NotificationMode
  modes: readonly NotificationMode[]
}

export const notificationKinds: Record<NotificationKind, KindRule> = {
  message: {
    name: 'Mensajes',
    hint: 'Cuando alguien te escribe y no estás para leerlo.',
    mode: 'mail',
    modes: NOTIFICATION_MODES,
  },
  reaction: {
    name: 'Me gusta',
    hint: 'Cuando a alguien le gusta una reseña tuya.',
    mode: 'digest',
    modes: NOTIFICATION_MODES,
  },
  review: {
    name: 'Reseñas de tus lugares',
    hint: 'Cuando alguien reseña un lugar que agregaste.',
    mode: 'digest',
    modes: NOTIFICATION_MODES,
  },
  correction: {
    name: 'Correcciones',
    hint: 'Cuando alguien sugiere corregir un lugar que agregaste, o responden a una sugerencia tuya.',
    mode: 'digest',
    modes: NOTIFICATION_MODES,
  },
  group: {
    name: 'Grupos',
    hint: 'Cuando alguien te agrega a un grupo, o pasas a administrarlo.',
    mode: 'mail',
    modes: NOTIFICATION_MODES,
  },
  trip: {
    name: 'Viajes',
    hint: 'Cuando alguien comparte un viaje contigo, se une a uno tuyo o comenta una parada. Los comentarios no van por correo.',
    mode: 'mail',
    modes: NOTIFICATION_MODES,
  },
  reward: {
    name: 'Niveles e insignias',
    hint: 'Cuando subes de nivel o ganas una insignia.',
    mode: 'app',
    modes: NOTIFICATION_MODES,
  },
  decision: {
    name: 'Moderación',
    hint: 'Lo que se decide sobre lo que publicas. Lo que puedes apelar te llega siempre por correo.',
    mode: 'mail',
    // Users cannot turn off news about moderators' decisions about them.
    modes: ['app', 'mail', 'digest'],
  },
  report: {
    name: 'Tus denuncias',
    hint: 'Cuando la moderación termina de revisar algo que denunciaste.',
    mode: 'app',
    modes: NOTIFICATION_MODES,
  },
}

/** How many days a notification is stored. */
export const NOTIFICATION_DAYS = 90
/** A user who has not read a message after this many minutes counts as away. */
export const AWAY_MINUTES = 5
/** How many minutes mail is delayed: what the user sees in the app meanwhile is not mailed. */
export const MAIL_AFTER_MINUTES = 2
/** The weekly digest is sent from this hour on Mondays on, in the reader's time zone. */
export const DIGEST_HOUR = 9
/** How many people a notification names and shows with portraits; the others are only counted. */
export const PEOPLE_SHOWN = 3
/** Above this number, the unread notifications are shown as 'más de'. */
export const UNREAD_SHOWN_MAX = 99

/** The sorts of mail that one click can stop: the mail of one kind, or the weekly digest. */
export type MailSort = NotificationKind | 'digest'
export const MAIL_SORTS: readonly [MailSort, ...MailSort[]] = ['digest', ...NOTIFICATION_KINDS]

/** Returns the Spanish name of a sort of mail. Null stands for an unknown sort, as in a mistyped address. */
export const mailSortName = (sort: MailSort | null): string => {
  if (sort === null) return 'este tipo de correos'
  return sort === 'digest' ? 'el resumen semanal' : `correos sobre: ${notificationKinds[sort].name}`
}

export const notificationsMessages = {
  quietTime: 'La hora debe tener la forma 22:00.',
  quietSame: 'El comienzo y el fin del descanso no pueden ser la misma hora.',
  timeZone: 'No conocemos esa zona horaria.',
  saveFailed: 'Error al guardar. Por favor intenta de nuevo.',
  badLink: 'Este enlace no es válido. Cambia tus notificaciones en «Mi cuenta».',
} as const
