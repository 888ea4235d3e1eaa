import { generalMessages } from '@andariego/contract/errors'
import { itinerariesMessages } from '@andariego/contract/itineraries-rules'
import { tripsMessages } from '@andariego/contract/trips-rules'
import pg from 'pg'
import { Failure } from '../../platform/http/errors.ts'
import { unauthenticated } from '../../platform/http/session.ts'

/** Errors that only the database can detect when several write at once, by the violated constraint. */
const REFUSALS: Record<string, () => Failure> = {
  // The account was deleted during the request.
  itineraries_owner_id_fkey: unauthenticated,
  itineraries_name: () => new Failure(409, 'duplicate', itinerariesMessages.duplicate),
  // Two trips took the same id for a stop at the same moment.
  itinerary_items_id_key: () => new Failure(409, 'duplicate', tripsMessages.idTaken),
  itinerary_items_place_id_fkey: () =>
    new Failure(422, 'validation', generalMessages.validation, {
      errors: [itinerariesMessages.placeUnknown],
    }),
}

/** Runs a change of itineraries; translates a violated constraint into its error response. */
export const explained = async <T>(change: () => Promise<T>): Promise<T> => {
  try {
    return await change()
  } catch (error) {
    const refusal = error instanceof pg.DatabaseError ? REFUSALS[error.constraint ?? ''] : undefined
    throw refusal?.() ?? error
  }
}
