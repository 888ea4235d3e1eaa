/** Rules for suggesting corrections of places. No zod here: this reaches the browser. */

import { hasLink } from './messages-rules.ts'
import { PLACE_NAME_MAX, placesMessages } from './places-rules.ts'
import { isLongerThan } from './text-rules.ts'

export const CORRECTABLE = ['name', 'position', 'city', 'closed'] as const
/** A fact about a place that people may correct. */
export type Correctable = (typeof CORRECTABLE)[number]

export type PlaceFact =
  | { name: string }
  | { city: string | null }
  | { latitude: number; longitude: number }
  | { isClosed: boolean }

/** Returns which fact the correction changes. */
export const correctableOf = (fact: PlaceFact): Correctable => {
  if ('name' in fact) return 'name'
  if ('city' in fact) return 'city'
  return 'isClosed' in fact ? 'closed' : 'position'
}

export const correctableNames: Record<Correctable, string> = {
  name: 'Nombre',
  position: 'Ubicación',
  city: 'Ciudad',
  closed: 'Cierre',
}

export const CORRECTION_NOTE_MAX = 500
export const CORRECTION_REASON_MAX = 500
/** How many pending corrections one list shows; nobody works through more at once. */
export const CORRECTIONS_SHOWN = 100

/** How a suggestion ended; `outdated` when the fact changed before anybody decided. */
export const CORRECTION_OUTCOMES = ['accepted', 'declined', 'outdated'] as const
export type CorrectionOutcome = (typeof CORRECTION_OUTCOMES)[number]

export const correctionsMessages = {
  cityRequired: 'Escribe la ciudad.',
  nameWithLink: 'El nombre no puede llevar enlaces.',
  noteLength: `La explicación debe tener como máximo ${CORRECTION_NOTE_MAX} caracteres.`,
  reasonRequired: 'Escribe el motivo: lo leerá quien la sugirió.',
  reasonLength: `El motivo debe tener como máximo ${CORRECTION_REASON_MAX} caracteres.`,
  nothingNew: 'Eso es lo que ya dice el lugar.',
  suggestedAlready: 'Ya sugeriste otra corrección de lo mismo. Retírala o espera la respuesta.',
  tooMany: 'Ya sugeriste muchas correcciones hoy. Sigue mañana.',
  notFound: 'No se encontró la sugerencia.',
  decidedAlready: 'Esta sugerencia ya tiene respuesta.',
  outdated: 'El lugar cambió después de esta sugerencia, así que ya no vale.',
  notYours: 'Solo quien agregó el lugar o la moderación responde a las sugerencias.',
  notWithdrawn: 'Solo quien hizo la sugerencia puede retirarla.',
  namesake: 'Ya hay otro lugar con ese nombre justo ahí. Si es el mismo, denúncialo como repetido.',
} as const

/** Returns the Spanish problem with a suggested name, or null when the name is valid. */
export const suggestedNameProblem = (name: string): string | null => {
  const text = name.trim()
  if (text === '') return placesMessages.nameRequired
  if (isLongerThan(text, PLACE_NAME_MAX)) return placesMessages.nameLength
  return hasLink(text) ? correctionsMessages.nameWithLink : null
}
