import type { Itinerary } from '@andariego/contract/itineraries'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Undecided } from '../../platform/policy.ts'
import { placesById } from '../places/public.ts'
import type { Unfilled } from './itineraries-repository.ts'

/** Itineraries with their places, all of which are looked up at once. */
export const filled = async <T extends Unfilled<Itinerary>>(
  database: Database | Tx,
  itineraries: readonly T[],
) => {
  const wanted = itineraries.flatMap(({ items }) => items.map(({ placeId }) => placeId))
  const places = await placesById(database, [...new Set(wanted)])
  return itineraries.map((itinerary) => ({
    ...itinerary,
    items: itinerary.items.flatMap(({ id, placeId, date }) => {
      const place = places.get(placeId)
      return place ? [{ id, place, date }] : []
    }),
  }))
}

export const filledOne = async (
  database: Database | Tx,
  itinerary: Unfilled<Itinerary> | undefined,
): Promise<Undecided<Itinerary> | undefined> => itinerary && (await filled(database, [itinerary]))[0]
