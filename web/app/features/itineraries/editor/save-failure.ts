import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { formatError } from '../../../platform/api/api.ts'
import { failureInWordsOf, failureOf } from '../../../platform/api/failure-of.ts'

/** What a visitor is told when an itinerary could not be saved. */
export const saveFailure = (error: unknown): string => {
  switch (failureInWordsOf('PUT /itineraries/:id', error)) {
    case 'duplicate':
      return itinerariesMessages.duplicate
    case 'external-service':
      return itinerariesMessages.externalService
    default:
      return formatError(error)
  }
}

/** Another tab saved it in between. */
export const isConflict = (error: unknown): boolean =>
  failureOf('PUT /itineraries/:id', error) === 'changed-elsewhere'
