/** Rules of itineraries that the forms and the server share. No zod here: this reaches the browser's first load. */

import { hasLineBreak, isLongerThan, notOneLine } from './text-rules.ts'

export const ITINERARY_NAME_MAX = 100
export const ITINERARY_ITEMS_MAX = 200
/** How many groups one itinerary may be shared with. */
export const ITINERARY_GROUPS_MAX = 50
/** How many places an itinerary's card names before '+N más'. */
export const ITINERARY_CHIPS = 3
/** How many places of each itinerary a list of itineraries includes. */
export const LISTED_ITEMS = 10
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2199

export const EXPORT_FORMATS = ['ics', 'gpx', 'kml', 'json', 'csv'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const itinerariesMessages = {
  nameRequired: 'El itinerario debe tener un nombre.',
  nameLength: `El nombre debe tener como máximo ${ITINERARY_NAME_MAX} caracteres.`,
  nameOneLine: notOneLine('El nombre'),
  itemsRequired: 'El itinerario debe tener al menos un lugar.',
  tooManyItems: `El itinerario puede tener como máximo ${ITINERARY_ITEMS_MAX} lugares.`,
  placeRequired: 'Por favor selecciona un lugar para agregar.',
  dateRequired: 'Por favor selecciona una fecha para el lugar.',
  dateInvalid: `La fecha debe ser un día real entre los años ${FIRST_YEAR} y ${LAST_YEAR}.`,
  placeTwice: 'Este lugar ya está en el itinerario.',
  placeUnknown: 'Uno de los lugares del itinerario ya no existe.',
  userRequired: 'Usuario no autenticado.',
  duplicate: 'Este itinerario ya existe.',
  notFound: 'No se encontró el itinerario.',
  mayNotShare: 'Solo quien creó el itinerario puede compartirlo.',
  mayNotRemove: 'Solo quien creó el itinerario puede eliminarlo.',
  foreignGroup: 'Solo puedes compartir con grupos de los que formas parte.',
  sharingChanged:
    'Mientras tanto se compartió de otra manera en otra pestaña. Revisa los grupos y guarda de nuevo.',
  tooManyGroups: `Un itinerario se puede compartir como máximo con ${ITINERARY_GROUPS_MAX} grupos.`,
  shareFailed: 'Error al compartir el itinerario. Por favor intente nuevamente.',
  changedElsewhere: 'El itinerario cambió en otra pestaña o dispositivo. Vuelve a cargarlo antes de guardar.',
  formatUnknown: 'El formato debe ser ics, gpx, kml, json o csv.',
  loadFailed: 'No se pudo cargar el itinerario.',
  listFailed: 'No se pudieron cargar los itinerarios.',
  placesFailed: 'No se pudieron cargar los lugares disponibles.',
  orderFailed: 'Error al guardar el orden de los lugares.',
  externalService: 'Servicio externo no disponible.',
} as const

/** 'Error al cargar el itinerario: …' and 'Error al eliminar el itinerario: …' */
export const loadProblem = (reason: string) => `Error al cargar el itinerario: ${reason}`
export const removeProblem = (reason: string) => `Error al eliminar el itinerario: ${reason}`

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether the text is an existing calendar day, as YYYY-MM-DD. */
export const isCalendarDay = (text: string): boolean => {
  const [, year = 0, month = 0, day = 0] = DAY.exec(text)?.map(Number) ?? []
  if (year < FIRST_YEAR || year > LAST_YEAR) return false
  // Date.UTC turns a day that does not exist into one of the next month.
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Returns the distinct days of an itinerary, earliest first: the first one is 'Día 1'. */
export const daysOf = (items: readonly { date: string }[]): string[] =>
  [...new Set(items.map(({ date }) => date))].sort()

/** Returns the days about which something is written: one whose title and note were removed may still be listed. */
export const describedDays = <Day extends { title: string | null; note: string | null }>(
  days: readonly Day[],
): Day[] => days.filter(({ title, note }) => title !== null || note !== null)

/** Returns the Spanish problem with an itinerary's name, or null when it is valid. */
export const itineraryNameProblem = (name: string): string | null => {
  const text = name.trim()
  if (text === '') return itinerariesMessages.nameRequired
  if (hasLineBreak(text)) return itinerariesMessages.nameOneLine
  return isLongerThan(text, ITINERARY_NAME_MAX) ? itinerariesMessages.nameLength : null
}

interface Draft {
  items: readonly { placeId: string }[]
}

/** Returns the Spanish problem with adding this place on this date, or null when it may be added. */
export const itemProblem = (draft: Draft, placeId: string | null, date: string | null): string | null => {
  if (!placeId) return itinerariesMessages.placeRequired
  if (!date) return itinerariesMessages.dateRequired
  if (!isCalendarDay(date)) return itinerariesMessages.dateInvalid
  if (draft.items.some((item) => item.placeId === placeId)) return itinerariesMessages.placeTwice
  return draft.items.length >= ITINERARY_ITEMS_MAX ? itinerariesMessages.tooManyItems : null
}

/**
 * Returns the ETag of an itinerary's version. A PUT that sends it as `If-Match` cannot overwrite a change that its sender has not
 * seen.
 */
export const itineraryEtag = ({ version }: { version: number }): string => `"${version}"`

/** Returns the ETag of the groups that an itinerary is shared with; a PUT of these groups sends it as `If-Match`. */
export const sharingEtag = ({ sharedWith }: { sharedWith: readonly { id: string }[] }): string =>
  `"${sharedWith
    .map(({ id }) => id)
    .toSorted()
    .join('.')}"`
