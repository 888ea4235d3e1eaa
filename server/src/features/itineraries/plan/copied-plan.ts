import { ITINERARY_NAME_MAX, isCalendarDay } from '@andariego/contract/itineraries-rules'
import { beginningOf } from '@andariego/contract/text-rules'
import { daysIn, isIn, type Plan } from '@andariego/contract/trip-plan-rules'
import type { CopiedPart } from '@andariego/contract/trips-rules'

const DAY_MS = 86_400_000

/** Returns the date (YYYY-MM-DD) that many days later. */
const dayLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)

/** Names for a copy, in the order in which they are tried: `Costa (copia)`, `Costa (copia 2)`. */
export const copyNames = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const end = index === 0 ? ' (copia)' : ` (copia ${index + 1})`
    return `${beginningOf(name, ITINERARY_NAME_MAX - end.length).trim()}${end}`
  })

/** Names for a new trip, in the order in which they are tried: `Cusco`, `Cusco (2)`. */
export const namesFor = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const end = index === 0 ? '' : ` (${index + 1})`
    return `${beginningOf(name, ITINERARY_NAME_MAX - end.length).trim()}${end}`
  })

/** The part of a plan that belongs to one day. */
export const planOfDay = (plan: Plan, day: string): Plan => ({
  ...plan,
  coverPlaceId: null,
  stops: plan.stops.filter(({ date }) => date === day),
  days: plan.days.filter(({ date }) => date === day),
  checklist: [],
})

interface Copied {
  name: string
  /** The copy's first day; null for the same days. */
  startDate: string | null
  parts: readonly CopiedPart[]
}

/**
 * Copies a trip from another first day on: everything is still to be done, with the chosen ones of notes, costs and bookings.
 * Null when a day would be outside the product's calendar.
 */
export const copiedPlan = (
  plan: Plan,
  { name, startDate, parts }: Copied,
  newId: () => string,
): Plan | null => {
  const has = (part: CopiedPart) => parts.includes(part)
  const [first] = daysIn(plan)
  const by =
    startDate === null || first === undefined
      ? 0
      : Math.round((Date.parse(startDate) - Date.parse(first)) / DAY_MS)
  const stops = plan.stops.filter(isIn).map((stop) => ({
    ...stop,
    id: newId(),
    date: stop.date && dayLater(stop.date, by),
    note: has('notes') ? stop.note : null,
    cost: has('costs') ? stop.cost : null,
    booking: has('bookings') ? stop.booking : null,
    status: null,
    otherNotes: [],
  }))
  const days = plan.days.flatMap((day) => {
    const date = dayLater(day.date, by)
    if (has('notes')) return [{ ...day, date }]
    return day.title === null ? [] : [{ date, title: day.title, note: null, otherNotes: [] }]
  })
  if (![...stops, ...days].every(({ date }) => date === null || isCalendarDay(date))) return null
  const checklist = plan.checklist.filter(isIn).map((item) => ({ ...item, id: newId(), isDone: false }))
  return { name, coverPlaceId: plan.coverPlaceId, stops, days, checklist, removals: 0 }
}
