import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { formatError } from '../../../platform/api/api.ts'
import { failureInWordsOf } from '../../../platform/api/failure-of.ts'

/** The message for the user when an itinerary could not be saved. */
export const saveFailure = (error: unknown): string => {
  switch (failureInWordsOf('POST /itineraries', error)) {
    case 'duplicate':
      return itinerariesMessages.duplicate
    case 'external-service':
      return itinerariesMessages.externalService
    default:
      return formatError(error)
  }
}
