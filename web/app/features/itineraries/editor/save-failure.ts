import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { ApiError, formatError } from '../../../platform/api/api.ts'
import { failureOf } from '../../../platform/api/failure-of.ts'

/** What a visitor is told when an itinerary could not be saved. */
export const saveFailure = (error: unknown): string => {
  const text = error instanceof ApiError ? `${error.code} ${error.message}` : String(error)
  if (/duplicate/i.test(text)) return itinerariesMessages.duplicate
  if (/external[ -]service/i.test(text)) return itinerariesMessages.externalService
  return formatError(error)
}

/** Another tab saved it in between. */
export const isConflict = (error: unknown): boolean =>
  failureOf('PUT /itineraries/:id', error) === 'changed-elsewhere'
