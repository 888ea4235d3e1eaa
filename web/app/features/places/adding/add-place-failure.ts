import { placesMessages } from '@andariego/contract/places-rules'
import { ApiError } from '../../../platform/api/api.ts'

const FAILED = 'Error al agregar el lugar. Por favor intenta de nuevo.'

/** What a visitor is told when a place could not be added. */
export const addPlaceFailure = (error: unknown): string => {
  const text = error instanceof ApiError ? `${error.code} ${error.message}` : String(error)
  if (/duplicate/i.test(text)) return placesMessages.duplicate
  if (/external[ -]service/i.test(text)) return placesMessages.externalService
  return FAILED
}
