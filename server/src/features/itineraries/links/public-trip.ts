import type { Itinerary } from '@andariego/contract/itineraries'
import { daysOf, describedDays } from '@andariego/contract/itineraries-rules'
import { type Called, calledBy } from '@andariego/contract/people-rules'
import type { PublicTrip } from '@andariego/contract/trip-links'
import type { PublicField } from '@andariego/contract/trips-rules'
import type { Undecided } from '../../../platform/policy.ts'

/** Returns what strangers with the link see of a trip: its places by days, and otherwise only what its owner chose. */
export const publicTripOf = (
  { name, items, days, coverPlaceId }: Undecided<Itinerary>,
  fields: readonly PublicField[],
  /** The owner's names as visitors may see them. */
  owner: Called | undefined,
): PublicTrip => {
  const shows = (field: PublicField) => fields.includes(field)
  const dates = daysOf(items)
  const shownDates = shows('notes') ? daysOf([...items, ...describedDays(days)]) : dates
  const cover =
    items.find(({ place }) => place.id === coverPlaceId) ?? items.find(({ date }) => date === dates[0])
  return {
    name,
    owner: shows('people') && owner ? calledBy(owner) : null,
    month: dates[0]?.slice(0, 7) ?? null,
    cover: cover?.place ?? null,
    days: shownDates.map((date) => {
      const number = dates.indexOf(date) + 1
      const described = shows('notes') ? days.find((day) => day.date === date) : undefined
      return {
        number: number || null,
        date: shows('dates') ? date : null,
        title: described?.title ?? null,
        note: described?.note ?? null,
        stops: items
          .filter((item) => item.date === date)
          .map(({ place, startTime, durationMinutes, note, cost, status, legToNext }) => ({
            place,
            startTime: shows('dates') ? startTime : null,
            durationMinutes: shows('dates') ? durationMinutes : null,
            note: shows('notes') ? note : null,
            cost: shows('costs') ? cost : null,
            // What is done already tells where the travellers are.
            status: shows('dates') ? status : null,
            legToNext,
          })),
      }
    }),
  }
}
