/** Rules of places that the forms and the server share. No zod here: this reaches the browser's first load. */

import { isBlank, isLongerThan, isShorterThan, notOneLine } from './text-rules.ts'

export const DESCRIPTION_MIN = 30
export const DESCRIPTION_MAX = 1000
export const PLACE_NAME_MAX = 200
export const PLACE_ADDRESS_MAX = 300
export const PLACE_CITY_MAX = 120
export const PLACE_IMAGE_MAX = 2048
/** Two places with the same name are duplicates when they are closer than this. */
export const DUPLICATE_RADIUS_METRES = 150
export const HOME_PAGE_SIZE = 4
/** The label of a place that has closed permanently. */
export const CLOSED_FOR_GOOD = 'Cerrado definitivamente'
/** The greatest distance at which a place is listed as near: 200 km. */
export const NEARBY_METRES = 200_000
export const NEARBY_SHOWN = 4

/** The most places of one person that a public profile lists. */
export const PLACES_OF_PERSON_MAX = 100

export const placesMessages = {
  duplicate: 'Este lugar ya está registrado.',
  notFound: 'No se encontró el lugar.',
  nameRequired: 'El nombre del lugar es requerido.',
  nameOneLine: notOneLine('El nombre'),
  addressOneLine: notOneLine('La dirección'),
  cityOneLine: notOneLine('La ciudad'),
  nameLength: `El nombre debe tener como máximo ${PLACE_NAME_MAX} caracteres.`,
  addressRequired: 'La dirección es requerida.',
  addressLength: `La dirección debe tener como máximo ${PLACE_ADDRESS_MAX} caracteres.`,
  cityLength: `La ciudad debe tener como máximo ${PLACE_CITY_MAX} caracteres.`,
  descriptionRequired: 'Debe ingresar una descripción.',
  descriptionLength: 'La descripción debe tener entre 30 y 1000 caracteres.',
  externalService: 'Servicio externo no disponible.',
} as const

/** Returns the Spanish problem with a description, or null when it is valid. */
export const descriptionProblem = (description: string): string | null => {
  const text = description.trim()
  if (isBlank(text)) return placesMessages.descriptionRequired
  return isShorterThan(text, DESCRIPTION_MIN) || isLongerThan(text, DESCRIPTION_MAX)
    ? placesMessages.descriptionLength
    : null
}
