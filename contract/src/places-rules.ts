/** Rules of places that the forms and the server share. No zod here: this reaches the browser's first load. */

import { isShorterThan } from './text-rules.ts'

export const DESCRIPTION_MIN = 30
export const DESCRIPTION_MAX = 1000
export const PLACE_NAME_MAX = 200
export const PLACE_ADDRESS_MAX = 300
export const PLACE_CITY_MAX = 120
export const PLACE_IMAGE_MAX = 2048
/** Two places of one name closer than this are the same place. */
export const DUPLICATE_RADIUS_METRES = 150
export const HOME_PAGE_SIZE = 4
/** What a place says where nobody can go any more. */
export const CLOSED_FOR_GOOD = 'Cerrado definitivamente'
/** Further away nobody calls a place near. */
export const NEARBY_METRES = 200_000
export const NEARBY_SHOWN = 4

/** Places of one person that a public profile lists. */
export const PLACES_OF_PERSON_MAX = 100

export const placesMessages = {
  duplicate: 'Este lugar ya está registrado.',
  notFound: 'No se encontró el lugar.',
  merged: 'Este lugar se unió con otro, que era el mismo.',
  nameRequired: 'El nombre del lugar es requerido.',
  nameLength: `El nombre debe tener como máximo ${PLACE_NAME_MAX} caracteres.`,
  addressRequired: 'La dirección es requerida.',
  addressLength: `La dirección debe tener como máximo ${PLACE_ADDRESS_MAX} caracteres.`,
  cityLength: `La ciudad debe tener como máximo ${PLACE_CITY_MAX} caracteres.`,
  descriptionRequired: 'Debe ingresar una descripción.',
  descriptionLength: 'La descripción debe tener entre 30 y 1000 caracteres.',
  kindUnknown: 'Elige uno de los tipos de lugar de la lista.',
  kindForbidden: 'Solo quien agregó el lugar puede corregir su tipo.',
  externalService: 'Servicio externo no disponible.',
} as const

/** The Spanish message for a description that somebody writes, or null when it is good. */
export const descriptionProblem = (description: string): string | null => {
  const text = description.trim()
  if (text === '') return placesMessages.descriptionRequired
  return isShorterThan(text, DESCRIPTION_MIN) || text.length > DESCRIPTION_MAX
    ? placesMessages.descriptionLength
    : null
}
