/** What people are told of, how, and in which words. No zod here: rules are plain. */

/** What somebody may choose about; a message stands for all of its conversation until that is read. */
export const NOTIFICATION_KINDS = [
  'message',
  'reaction',
  'review',
  'correction',
  'group',
  'trip',
  'reward',
  'decision',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** `app` only there; `mail` and `digest` there and by mail, at once or once a week. */
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
  /** Until somebody chooses. */
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
    hint: 'Cuando alguien te agrega a un grupo.',
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
    // What moderators decide about somebody is not kept from them.
    modes: ['app', 'mail', 'digest'],
  },
}

/** Days that a notification is kept. */
export const NOTIFICATION_DAYS = 90
/** Whoever has not read a message after this long is taken to be away. */
export const AWAY_MINUTES = 5
/** Mail waits this long: what is seen in the app meanwhile is not mailed. */
export const MAIL_AFTER_MINUTES = 2
/** The weekly digest goes out from this hour of a Monday on, by its reader's clock. */
export const DIGEST_HOUR = 9
/** People that a notification names with their portraits; the others are counted. */
export const PEOPLE_SHOWN = 3
/** More than these are counted as 'más de'. */
export const UNREAD_SHOWN_MAX = 99

/** What mail can be stopped by one press: that of a kind, or the weekly digest. */
export type MailSort = NotificationKind | 'digest'
export const MAIL_SORTS: readonly [MailSort, ...MailSort[]] = ['digest', ...NOTIFICATION_KINDS]

/** `null` stands for a mail sort that is not known, as in an address that somebody wrote by hand. */
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
