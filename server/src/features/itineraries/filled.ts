import type { Itinerary, ListedItinerary } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'
import { isIn, type PlannedStop } from '@andariego/contract/trip-plan-rules'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Undecided } from '../../platform/policy.ts'
import { placesById } from '../places/public.ts'
import type { Stored, Unlisted } from './itineraries-repository.ts'
import { planOf } from './plan/plan-of.ts'
import type { Settled } from './plan/settle.ts'

type Places = ReadonlyMap<string, Place>

const placesIn = (database: Database | Tx, rows: readonly { placeId: string }[]) =>
  placesById(database, [...new Set(rows.map(({ placeId }) => placeId))])

/** Fills a stop's place in; returns nothing when the place was deleted. */
const withPlace = <T extends { placeId: string }>(row: T, places: Places) => {
  const { placeId, ...rest } = row
  const place = places.get(placeId)
  return place ? [{ ...rest, place }] : []
}

/** The response without `may`, and whether the viewer may change the itinerary. */
export type Filled<T extends { may: unknown }> = Undecided<T> & { isEditor: boolean }

const itineraryOf = (stored: Stored, { plan, last }: Settled, places: Places): Filled<Itinerary> => {
  const { items: _items, plan: _plan, at: _at, kept: _kept, since: _since, ...heading } = stored
  const shown = <T extends PlannedStop>(stops: readonly T[]) =>
    stops.flatMap((stop) => withPlace(stop, places))
  const present = shown(plan.stops.filter(isIn)).map(({ removal: _, ...stop }) => stop)
  const items = plan.checklist.filter(isIn).map(({ removal: _, ...item }) => item)
  return {
    ...heading,
    name: plan.name,
    items: present.flatMap(({ date, ...stop }) => (date === null ? [] : [{ ...stop, date }])),
    ideas: present.flatMap(({ date, ...stop }) => (date === null ? [{ ...stop, date }] : [])),
    days: plan.days,
    checklist: items,
    coverPlaceId: plan.coverPlaceId,
    log: {
      last,
      stops: plan.stops.map(({ id }) => id),
      checklist: plan.checklist.map(({ id }) => id),
      removedStops: shown(plan.stops.filter((stop) => !isIn(stop))).map((stop) => ({
        ...stop,
        removal: stop.removal ?? 0,
      })),
      removedItems: plan.checklist
        .filter((item) => !isIn(item))
        .map((item) => ({ ...item, removal: item.removal ?? 0 })),
      removals: plan.removals,
    },
  }
}

/** Fills in the places of a list of itineraries, looking all of them up at once. */
export const filledList = async (
  database: Database,
  itineraries: readonly Unlisted[],
): Promise<Filled<ListedItinerary>[]> => {
  const places = await placesIn(
    database,
    itineraries.flatMap(({ items }) => items),
  )
  return itineraries.map((itinerary) => ({
    ...itinerary,
    items: itinerary.items.flatMap((item) => withPlace(item, places)),
  }))
}

/** Fills in the places of whole itineraries, looking all of them up at once. */
export const filled = async (
  database: Database | Tx,
  itineraries: readonly Stored[],
): Promise<Filled<Itinerary>[]> => {
  const planned = itineraries.map((stored) => ({ stored, now: planOf(stored) }))
  const places = await placesIn(
    database,
    planned.flatMap(({ now }) => now.plan.stops),
  )
  return planned.map(({ stored, now }) => itineraryOf(stored, now, places))
}

export const filledOne = async (
  database: Database | Tx,
  itinerary: Stored | undefined,
): Promise<Filled<Itinerary> | undefined> => itinerary && (await filled(database, [itinerary]))[0]
