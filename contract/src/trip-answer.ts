import type { Itinerary, LoggedOperation } from './itineraries.ts'
import type { Place } from './places.ts'
import { withNews } from './trip-log-rules.ts'
import { isIn, type Plan, type PlannedStop } from './trip-plan-rules.ts'

/** Converts between the response that shows a whole trip and the plan that operations change. */

type ShownStop = Itinerary['items'][number] | Itinerary['ideas'][number]

/**
 * What was made of a stop before. A stop that did not change stays the same object, so that a screen with two hundred of them
 * renders only the one that did.
 */
const planned = new WeakMap<ShownStop, PlannedStop>()
const shown = new WeakMap<PlannedStop, ShownStop>()

const plannedOf = (answered: ShownStop): PlannedStop => {
  const known = planned.get(answered)
  if (known) return known
  const { place, ...stop } = answered
  const made = { ...stop, placeId: place.id, removal: null }
  planned.set(answered, made)
  return made
}

const shownOf = (stop: PlannedStop, place: Place): ShownStop => {
  const known = shown.get(stop)
  if (known?.place === place) return known
  const { placeId: _, removal: __, ...rest } = stop
  const made = { ...rest, place } as ShownStop
  shown.set(stop, made)
  return made
}

/** Returns the plan of an itinerary's response, so that operations can be applied to it. */
export const planOf = ({ name, items, ideas, days, checklist, coverPlaceId, log }: Itinerary): Plan => {
  const stops = new Map<string, PlannedStop>()
  for (const stop of [...items, ...ideas]) stops.set(stop.id, plannedOf(stop))
  for (const { place, ...stop } of log.removedStops) stops.set(stop.id, { ...stop, placeId: place.id })
  const listed = [...checklist.map((item) => ({ ...item, removal: null })), ...log.removedItems]
  const byId = new Map(listed.map((item) => [item.id, item]))
  return {
    name,
    coverPlaceId,
    stops: log.stops.flatMap((id) => stops.get(id) ?? []),
    days,
    checklist: log.checklist.flatMap((id) => byId.get(id) ?? []),
    removals: log.removals,
  }
}

/** Returns the places included in an itinerary, by id. */
export const placesIn = ({ items, ideas, log }: Itinerary): Map<string, Place> =>
  new Map([...items, ...ideas, ...log.removedStops].map(({ place }) => [place.id, place]))

const removedIn = ({ stops }: Plan, places: ReadonlyMap<string, Place>): Itinerary['log']['removedStops'] =>
  stops.flatMap(({ placeId, removal, ...stop }) => {
    const place = places.get(placeId)
    return place && removal !== null ? [{ ...stop, place, removal }] : []
  })

/** Returns an itinerary in the state of a plan, with the places that are known here. */
export const tripOf = (itinerary: Itinerary, plan: Plan, places: ReadonlyMap<string, Place>): Itinerary => {
  const present = plan.stops.filter(isIn).flatMap((stop) => {
    const place = places.get(stop.placeId)
    return place ? [shownOf(stop, place)] : []
  })
  return {
    ...itinerary,
    name: plan.name,
    coverPlaceId: plan.coverPlaceId,
    items: present.filter((stop) => stop.date !== null),
    ideas: present.filter((stop) => stop.date === null),
    days: plan.days,
    checklist: plan.checklist.filter(isIn).map(({ removal: _, ...item }) => item),
    log: { ...itinerary.log, removedStops: removedIn(plan, places) },
  }
}

/** The part of a log that was requested after a number. */
export interface News {
  data: readonly LoggedOperation[]
  last: number
  version: number
}

/** Returns the ids of places that the news refers to and the itinerary does not include. */
export const newPlacesIn = (itinerary: Itinerary, { data }: News): string[] => {
  const known = placesIn(itinerary)
  const brought = data.flatMap(({ operation }) => {
    if (operation.kind === 'add-stop') return [operation.placeId]
    // A stop that was removed so long ago that the itinerary no longer includes it.
    if (operation.kind !== 'restore-stop' || itinerary.log.stops.includes(operation.stopId)) return []
    return operation.stop ? [operation.stop.placeId] : []
  })
  return [...new Set(brought)].filter((id) => !known.has(id))
}

/**
 * Returns an itinerary as the server would send it after the news, with the fetched places. Null when that cannot be known: part
 * of the log, or a stop's place, is missing.
 */
export const afterNews = (itinerary: Itinerary, news: News, brought: readonly Place[]): Itinerary | null => {
  const before = planOf(itinerary)
  if (before.stops.length < itinerary.log.stops.length) return null
  const { plan, last } = withNews({ plan: before, last: itinerary.log.last, pending: [] }, news.data)
  const places = new Map([...placesIn(itinerary), ...brought.map((place) => [place.id, place] as const)])
  if (last < news.last || plan.stops.some(({ placeId }) => !places.has(placeId))) return null
  return {
    ...tripOf(itinerary, plan, places),
    version: news.version,
    updatedAt: news.data.at(-1)?.at ?? itinerary.updatedAt,
    log: {
      last,
      stops: plan.stops.map(({ id }) => id),
      checklist: plan.checklist.map(({ id }) => id),
      removedStops: removedIn(plan, places),
      removedItems: plan.checklist.flatMap(({ removal, ...item }) =>
        removal === null ? [] : [{ ...item, removal }],
      ),
      removals: plan.removals,
    },
  }
}
