import type { Itinerary } from '@andariego/contract/itineraries'
import type { Place } from '@andariego/contract/places'
import { isIn, type Plan, type PlannedStop } from '@andariego/contract/trip-plan-rules'

/** The plan that an itinerary was answered from, as operations apply to it. */
export const planOf = ({ name, items, ideas, days, checklist, coverPlaceId, log }: Itinerary): Plan => {
  const stops = new Map<string, PlannedStop>()
  for (const { place, ...stop } of [...items, ...ideas])
    stops.set(stop.id, { ...stop, placeId: place.id, removal: null })
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

/** The places that an itinerary brings along, by their ids. */
export const placesIn = ({ items, ideas, log }: Itinerary): Map<string, Place> =>
  new Map([...items, ...ideas, ...log.removedStops].map(({ place }) => [place.id, place]))

/** An itinerary with what a plan says of it, as far as its places are known here. */
export const tripOf = (itinerary: Itinerary, plan: Plan, places: ReadonlyMap<string, Place>): Itinerary => {
  const present = plan.stops.filter(isIn).flatMap(({ placeId, removal: _, ...stop }) => {
    const place = places.get(placeId)
    return place ? [{ ...stop, place }] : []
  })
  return {
    ...itinerary,
    name: plan.name,
    coverPlaceId: plan.coverPlaceId,
    items: present.flatMap(({ date, ...stop }) => (date === null ? [] : [{ ...stop, date }])),
    ideas: present.flatMap(({ date, ...stop }) => (date === null ? [{ ...stop, date }] : [])),
    days: plan.days,
    checklist: plan.checklist.filter(isIn).map(({ removal: _, ...item }) => item),
  }
}
