/** Limits and texts of a trip beyond its places and dates. No zod here: this reaches the browser. */

import { notOneLine } from './text-rules.ts'

export const NOTE_MAX = 2000
export const DAY_TITLE_MAX = 100
export const CHECKLIST_MAX = 200
export const CHECKLIST_TEXT_MAX = 200
/** The most days with a title or a note. */
export const DESCRIBED_DAYS_MAX = 400
export const BOOKING_REFERENCE_MAX = 100
export const LINK_MAX = 2048
export const COST_MIN = 0
export const COST_MAX = 1_000_000_000
export const DURATION_MIN_MINUTES = 1
export const LEG_MIN_MINUTES = 0
/** A week, because a stop may be a place to sleep at. */
export const DURATION_MAX_DAYS = 7
export const DURATION_MAX_MINUTES = DURATION_MAX_DAYS * 24 * 60
/** The most operations in one request. */
export const OPERATIONS_MAX = 200
/** The most operations in one response; it also ends with the operation that makes it as long as `LISTED_BYTES`. */
export const LISTED_OPERATIONS = 500
export const LISTED_BYTES = 256 * 1024
/** The most texts kept beside a note that they could not be merged with; one more is refused. */
export const OTHER_NOTES_MAX = 20
/**
 * How many removed entries of each kind a trip keeps, the latest ones, so that others keep their positions relative to them. Undoing
 * an older removal adds the entry anew.
 */
export const REMOVED_MAX = 100

export const COMMENT_MAX = 500
/** For all stops of a trip together. */
export const TRIP_COMMENTS_MAX = 500
export const STOP_FILES_MAX = 10
export const TRIP_FILES_MAX = 100
/** An open trip's page reports its presence this often, and counts as closed after this many seconds of silence. */
export const PRESENCE_EVERY_MS = 25_000
export const PRESENCE_LASTS_SECONDS = 60

export const LEG_KINDS = ['walk', 'bus', 'car', 'train', 'plane', 'boat'] as const
export type LegKind = (typeof LEG_KINDS)[number]
export const STOP_STATUSES = ['done', 'skipped'] as const
export type StopStatus = (typeof STOP_STATUSES)[number]

export const LINK_KINDS = ['public', 'calendar', 'invitation'] as const
export type LinkKind = (typeof LINK_KINDS)[number]
/** What a public page can show beside the places. Without dates it shows only the month. */
export const PUBLIC_FIELDS = ['dates', 'notes', 'costs', 'people'] as const
export type PublicField = (typeof PUBLIC_FIELDS)[number]
export const TRIP_ROLES = ['edit', 'view'] as const
export type TripRole = (typeof TRIP_ROLES)[number]
/** The optional parts of a copy of a trip. */
export const COPIED_PARTS = ['notes', 'costs', 'bookings'] as const
export type CopiedPart = (typeof COPIED_PARTS)[number]
export const LINKS_MAX = 50
/** The most people added one by one, not through groups. */
export const TRIP_PEOPLE_MAX = 200

/** Why an operation was refused; for programs. */
export type RefusalCode =
  | 'duplicate'
  | 'id-taken'
  | 'not-found'
  | 'place-unknown'
  | 'too-many'
  | 'unknown-kind'
  | 'validation'

export const tripsMessages = {
  outOfReach: 'Este itinerario ya no existe, o ya no se comparte contigo.',
  stopUnknown: 'Esa parada no está en este itinerario.',
  itemUnknown: 'Ese punto no está en la lista de este itinerario.',
  idInvalid: 'El identificador no es válido.',
  idTaken: 'El identificador ya se usó para otra cosa.',
  tooManyItems: `La lista puede tener como máximo ${CHECKLIST_MAX} puntos.`,
  tooManyDays: `Como máximo ${DESCRIBED_DAYS_MAX} días pueden tener título o nota.`,
  tooManyOperations: `Se pueden enviar como máximo ${OPERATIONS_MAX} cambios a la vez.`,
  noOperation: 'Un cambio debe ser un objeto con «id» y «operation».',
  unknownKind: 'Este cambio no se conoce. Quizá tu página es más nueva o más vieja que el servidor.',
  tooManyVersions: `La nota ya tiene ${OTHER_NOTES_MAX} versiones sin unir. Elige o descarta alguna, e inténtalo otra vez.`,
  linesTooLong:
    'Otra persona cambió este texto a la vez, y los dos juntos son demasiado largos. Mira cómo quedó y escribe uno que sirva a los dos.',
  noteLength: `La nota debe tener como máximo ${NOTE_MAX} caracteres.`,
  titleOneLine: notOneLine('El título del día'),
  titleLength: `El título del día debe tener como máximo ${DAY_TITLE_MAX} caracteres.`,
  itemRequired: 'Escribe qué hay que hacer o llevar.',
  itemOneLine: notOneLine('Un punto de la lista'),
  itemLength: `Cada punto de la lista debe tener como máximo ${CHECKLIST_TEXT_MAX} caracteres.`,
  time: 'La hora debe tener la forma 09:30.',
  duration: `La duración debe ser de ${DURATION_MIN_MINUTES} minuto a ${DURATION_MAX_DAYS} días.`,
  legTime: `El tiempo del trayecto debe ser de ${LEG_MIN_MINUTES} minutos a ${DURATION_MAX_DAYS} días.`,
  cost: `El costo debe ser un número desde ${COST_MIN}, con dos decimales como máximo.`,
  currency: 'La moneda debe tener tres letras, como EUR.',
  link: 'El enlace debe empezar con https://.',
  linkLength: `El enlace debe tener como máximo ${LINK_MAX} caracteres.`,
  referenceOneLine: notOneLine('La referencia'),
  reference: `La referencia debe tener como máximo ${BOOKING_REFERENCE_MAX} caracteres.`,
  linkKind: 'El enlace debe ser público, de calendario o una invitación.',
  linkOver: 'El último día ya pasó.',
  linkFields: 'Solo se pueden mostrar fechas, notas, costos y personas.',
  copiedParts: 'A la copia solo se pueden llevar notas, costos y reservas.',
  role: 'Elige si la persona edita o solo mira.',
  linkGone: 'Este enlace ya no existe. Quizá venció, o quien lo compartió lo retiró.',
  takenOut: 'Quien creó este viaje te quitó de él. Para volver, pídele que te invite con tu correo.',
  linkUnknown: 'Ese enlace no es de este itinerario.',
  tooManyLinks: `Un itinerario puede tener como máximo ${LINKS_MAX} enlaces.`,
  tooManyPeople: `Un itinerario se puede compartir como máximo con ${TRIP_PEOPLE_MAX} personas.`,
  personUnknown: 'El usuario no existe.',
  ownTrip: 'Es tu propio itinerario.',
  linkInName: 'El nombre del viaje tiene un enlace. Tu cuenta es nueva: quítalo para compartir el viaje.',
  mayNotEdit: 'Puedes mirar este itinerario, pero no cambiarlo.',
  fileMissing: 'Elige un PDF o una imagen.',
  fileUnknown: 'Ese archivo ya no está.',
  tooManyFiles: `Una parada puede tener como máximo ${STOP_FILES_MAX} archivos, y el itinerario ${TRIP_FILES_MAX}, con los de paradas quitadas.`,
  fileAway: 'Este archivo no está en este dispositivo. Se podrá abrir con conexión.',
  commentRequired: 'Escribe un comentario.',
  commentLength: `El comentario debe tener como máximo ${COMMENT_MAX} caracteres.`,
  tooManyComments: `Un itinerario puede tener como máximo ${TRIP_COMMENTS_MAX} comentarios. Borra alguno primero.`,
  commentUnknown: 'Ese comentario ya no está.',
  mayNotRemoveComment: 'Solo quien escribió el comentario o creó el itinerario puede borrarlo.',
  fieldsRequired: 'El cambio no dice qué cambia.',
} as const

/** How long after its beginning in UTC a day lasts in the time zone where it ends last, UTC-12. */
const LONGEST_DAY_MS = 36 * 3_600_000

/** Whether a day (YYYY-MM-DD) has ended in every time zone. */
export const hasEnded = (day: string, now = Date.now()): boolean => Date.parse(day) + LONGEST_DAY_MS <= now

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** Whether a text is a time of the day, as HH:mm. */
export const isTime = (text: string): boolean => TIME.test(text)
