import { placesMessages } from '@andariego/contract/places-rules'
import { failureInWordsOf } from '../../../platform/api/failure-of.ts'

/** The message for the user when a place could not be added. */
export const addPlaceFailure = (error: unknown): string => {
  switch (failureInWordsOf('POST /places', error)) {
    case 'duplicate':
      return placesMessages.duplicate
    case 'external-service':
      return placesMessages.externalService
    default:
      return 'Error al agregar el lugar. Por favor intenta de nuevo.'
  }
}
