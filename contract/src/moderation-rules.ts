/** Rules of reports and of moderation that the forms and the server share. No zod here: this reaches the browser. */

export const REPORT_NOTE_MAX = 1000
export const DECISION_REASON_MAX = 1000
export const APPEAL_MAX = 2000
/** How many days after the decision moderators still see a reported file that its owner has removed. */
export const REPORTED_FILE_DAYS = 30
/** How many characters of what was reported a report keeps. */
export const SNAPSHOT_TEXT_MAX = 20_000
/** How many messages before and after a reported one moderators see. */
export const MESSAGES_AROUND = 5

/** An account is new for this many days. What a new account writes with a link is hidden until a moderator has looked at it. */
export const NEW_ACCOUNT_DAYS = 3
/** When a person publishes more texts than this within a minute, the further ones are held back for a moderator as well. */
export const TEXTS_PER_MINUTE = 5
/** A text that its author already published within this many days is held back as well, if it has at least this many letters. */
export const SAME_TEXT_DAYS = 30
export const SAME_TEXT_MIN_LETTERS = 40

export const SUBJECT_TYPES = [
  'review',
  'media',
  'place',
  'description',
  'user',
  'message',
  'group',
  'itinerary',
  'comment',
] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

export const subjectNames: Record<SubjectType, string> = {
  review: 'Reseña',
  media: 'Foto o video',
  place: 'Lugar',
  description: 'Descripción',
  user: 'Persona',
  message: 'Mensaje',
  group: 'Grupo',
  itinerary: 'Itinerario',
  comment: 'Comentario',
}

/** The reasons for a report; `weight` orders the moderators' queue, heaviest first. */
export const reportReasons = {
  illegal: { label: 'Es ilegal o pone a alguien en peligro', weight: 6 },
  sexual: { label: 'Contenido sexual', weight: 5 },
  hate: { label: 'Odio o discriminación', weight: 5 },
  violence: { label: 'Violencia o amenazas', weight: 5 },
  harassment: { label: 'Acoso o insultos', weight: 4 },
  privacy: { label: 'Muestra datos privados de alguien', weight: 4 },
  spam: { label: 'Publicidad o engaño', weight: 2 },
  false: { label: 'Es falso o no es de este lugar', weight: 2 },
  other: { label: 'Otro motivo', weight: 1 },
} as const
export type ReportReason = keyof typeof reportReasons
export const REPORT_REASONS = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]]

/** What moderators can decide about content and about people. `merge` unites the reported place with another one. */
export const DECISIONS = [
  'dismiss',
  'hide',
  'restore',
  'remove',
  'lock',
  'unlock',
  'merge',
  'warn',
  'limit',
  'suspend',
  'close',
  'lift',
] as const
export type DecisionKind = (typeof DECISIONS)[number]

/** What the log has besides decisions: answers to appeals that change nothing themselves. */
export const ANSWERS = ['uphold', 'grant'] as const
export type LoggedKind = DecisionKind | (typeof ANSWERS)[number]

const decisionNames: Record<LoggedKind, string> = {
  dismiss: 'Descartar',
  hide: 'Ocultar',
  restore: 'Mostrar de nuevo',
  remove: 'Eliminar',
  lock: 'Bloquear la descripción',
  unlock: 'Desbloquear la descripción',
  merge: 'Unir con otro lugar',
  warn: 'Advertir',
  limit: 'Limitar',
  suspend: 'Suspender',
  close: 'Cerrar la cuenta',
  lift: 'Levantar la restricción',
  uphold: 'Mantener la decisión',
  grant: 'Aceptar la apelación',
}

/** The text that the author reads about each decision. */
export const decisionNotices: Record<LoggedKind, string> = {
  dismiss: 'Revisamos una denuncia y no hicimos cambios.',
  hide: 'Ocultamos algo que publicaste.',
  restore: 'Lo que publicaste se muestra de nuevo.',
  remove: 'Eliminamos algo que publicaste.',
  lock: 'La descripción de este lugar quedó bloqueada.',
  unlock: 'La descripción de este lugar se puede editar de nuevo.',
  merge: 'Unimos este lugar con otro que era el mismo.',
  warn: 'Recibiste una advertencia.',
  // Later decisions may have replaced these: they tell what was decided, and not what holds.
  limit:
    'Limitamos tu cuenta: mientras dura, puedes leer y organizar tus viajes, pero no publicar ni escribir a otros.',
  suspend: 'Suspendimos tu cuenta: mientras dura, solo puedes leer.',
  close: 'Cerramos tu cuenta.',
  lift: 'Tu cuenta vuelve a funcionar sin restricciones.',
  uphold: 'Revisamos tu apelación y mantenemos la decisión.',
  grant: 'Revisamos tu apelación y te damos la razón.',
}

const profileNotices: Partial<Record<LoggedKind, string>> = {
  hide: 'Ocultamos tu perfil: los demás no ven tu nombre, tu usuario, tu presentación, tu ciudad ni tu foto.',
  restore: 'Tu perfil se muestra de nuevo.',
}
/** Returns the text that the author reads about a decision on something of this type. */
export const decisionNotice = (decision: LoggedKind, type: SubjectType): string =>
  (type === 'user' ? profileNotices[decision] : undefined) ?? decisionNotices[decision]

const profileDecisions: Partial<Record<LoggedKind, string>> = {
  hide: 'Ocultar el perfil',
  restore: 'Mostrar el perfil de nuevo',
}
/** Returns the name of a decision on something of this type. */
export const decisionName = (decision: LoggedKind, type: SubjectType): string =>
  (type === 'user' ? profileDecisions[decision] : undefined) ?? decisionNames[decision]

/** The decisions that an author may appeal against. */
const appealable = ['hide', 'remove', 'lock', 'merge', 'warn', 'limit', 'suspend', 'close'] as const
export type AppealableKind = (typeof appealable)[number]
export const APPEALABLE: readonly string[] = appealable

/** Reasons that the form suggests to a moderator. */
export const decisionReasons = [
  'No cumple las normas de la comunidad.',
  'Contiene insultos o acoso.',
  'Es publicidad o un engaño.',
  'Muestra datos privados de otra persona.',
  'No corresponde a este lugar.',
] as const

export type RestrictionKind = 'limited' | 'suspended' | 'closed'
/** How many days at most the restriction of a deleted account is kept for its mailbox. */
export const KEPT_RESTRICTION_DAYS = 365

/** Returns the day on which a restriction ends, in Spanish: '3 de diciembre de 2026'. */
export const dayOf = (until: string, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone }).format(new Date(until))

/** Ends a text with a full stop, unless it has its own end. */
const asSentence = (text: string): string => (/[.!?…][»”")]?$/.test(text) ? text : `${text}.`)

/** Returns the Spanish message that a restricted user reads. Pages pass their reader's time zone, which the server does not know. */
export const restrictionMessage = (
  kind: RestrictionKind,
  until: string | null,
  reason: string,
  timeZone?: string,
): string => {
  const end = until === null ? '' : ` hasta el ${dayOf(until, timeZone)}`
  const what = {
    limited: `Tu cuenta está limitada${end}: no puedes publicar ni escribir a otros.`,
    suspended: `Tu cuenta está suspendida${end}: por ahora solo puedes leer.`,
    closed: 'Tu cuenta está cerrada.',
  }[kind]
  return `${what} Motivo: ${asSentence(reason)} Puedes apelar en «Tus avisos».`
}

export const HIDDEN_MESSAGE = 'Este mensaje fue retirado por la moderación.'
export const WITHHELD_ANSWER = 'Esta respuesta citaba algo que la moderación retiró.'

export const moderationMessages = {
  reasonRequired: 'Elige un motivo.',
  noteTooLong: `La nota debe tener como máximo ${REPORT_NOTE_MAX} caracteres.`,
  subjectNotFound: 'No se encontró lo que quieres denunciar.',
  alreadyReported: 'Ya denunciaste esto. Lo estamos revisando.',
  ownContent: 'No puedes denunciar algo tuyo.',
  reported: 'Gracias. Recibimos tu denuncia y la revisaremos.',
  reportFailed: 'Error al enviar la denuncia. Por favor intenta de nuevo.',
  waiting: 'Gracias. Alguien del equipo lo mirará antes de mostrarlo. Espera en «Tus avisos».',
  reportNotFound: 'No se encontró la denuncia.',
  nothingToDecide: 'Esto ya no existe: no hay nada que decidir.',
  decisionReasonRequired: 'Escribe el motivo: la persona afectada lo leerá.',
  decisionReasonTooLong: `El motivo debe tener como máximo ${DECISION_REASON_MAX} caracteres.`,
  decidedAlready: 'Alguien del equipo ya decidió sobre esto: no queda ninguna denuncia por descartar.',
  notThis: 'Esta decisión no se puede tomar sobre esto.',
  ownCase: 'No puedes decidir sobre algo tuyo.',
  untilRequired: 'Indica hasta cuándo: una fecha futura.',
  mergeTarget: 'Pega la dirección de la página del lugar que se queda.',
  mergeSame: 'Es el mismo lugar: indica el otro.',
  mergeNotFound: 'No hay ningún lugar en esa dirección.',
  decisionNotFound: 'No se encontró la decisión.',
  appealRequired: 'Cuéntanos por qué no estás de acuerdo.',
  appealTooLong: `La apelación debe tener como máximo ${APPEAL_MAX} caracteres.`,
  appealedAlready: 'Ya apelaste esta decisión.',
  notAppealable: 'Esta decisión no se puede apelar.',
  appealNotFound: 'No se encontró la apelación.',
  ownDecision:
    'Una apelación la decide otra persona del equipo de moderación. Si eres la única, pide a quien administra el sitio que nombre a otra.',
  /** The reason of a restriction with which an account begins. */
  sameMailbox: 'Ya estaba en vigor en otra cuenta con este mismo correo.',
  descriptionLocked: 'La moderación bloqueó la descripción de este lugar: por ahora no se puede editar.',
} as const
