import { daysOf } from './itineraries-rules.ts'
import { type LegKind, REMOVED_MAX, type StopStatus } from './trips-rules.ts'

/** The plan of a trip, the result of its log of operations: plain values, the same on the server and in the browser. */

export interface Cost {
  amount: number
  /** An ISO 4217 code, such as 'EUR'. */
  currency: string
}
export interface Booking {
  reference: string | null
  /** An https URL. */
  link: string | null
}
export interface Leg {
  kind: LegKind
  minutes: number | null
}

export interface StopDetails {
  /** HH:mm, in the place's local time. */
  startTime: string | null
  durationMinutes: number | null
  note: string | null
  /** Notes that others wrote at the same time and that could not be merged. */
  otherNotes: string[]
  cost: Cost | null
  booking: Booking | null
  status: StopStatus | null
  legToNext: Leg | null
}

/**
 * An entry that stays in its list after its removal: other entries keep their positions relative to it, and the removal can be
 * undone.
 */
interface Removable {
  id: string
  /** Which of the trip's removals, counted from 1, removed this entry; null while it is not removed. */
  removal: number | null
}

export interface PlannedStop extends StopDetails, Removable {
  placeId: string
  /** YYYY-MM-DD; null for an idea without a date. */
  date: string | null
}
export interface ChecklistItem extends Removable {
  text: string
  isDone: boolean
}
export interface PlannedDay {
  date: string
  title: string | null
  note: string | null
  otherNotes: string[]
}

export interface Plan {
  name: string
  coverPlaceId: string | null
  /** In the trip's order, with the ideas and the removed stops among the others. */
  stops: PlannedStop[]
  /** Only days with a title or a note, earliest first. */
  days: PlannedDay[]
  checklist: ChecklistItem[]
  /** How many removals the trip has had. */
  removals: number
}

export const NO_DETAILS: StopDetails = {
  startTime: null,
  durationMinutes: null,
  note: null,
  otherNotes: [],
  cost: null,
  booking: null,
  status: null,
  legToNext: null,
}

interface Placed {
  id: string
  placeId: string
  date: string
}

/** Returns the plan of a trip with just a name, places and their dates. */
export const planWith = (name: string, items: readonly Placed[]): Plan => ({
  name,
  coverPlaceId: null,
  stops: items.map(({ id, placeId, date }) => ({ ...NO_DETAILS, id, placeId, date, removal: null })),
  days: [],
  checklist: [],
  removals: 0,
})

export type DatedStop = PlannedStop & { date: string }

export const isIn = ({ removal }: { removal: number | null }): boolean => removal === null

/** Returns the stops with a date, in the trip's order. */
export const datedStops = ({ stops }: Plan): DatedStop[] =>
  stops.filter((stop): stop is DatedStop => isIn(stop) && stop.date !== null)

/** Returns the stops without a date. */
export const ideasIn = ({ stops }: Plan): PlannedStop[] =>
  stops.filter((stop) => isIn(stop) && stop.date === null)

/** Returns the days that have stops, earliest first. */
export const daysIn = (plan: Plan): string[] => daysOf(datedStops(plan))

/**
 * Returns the list with an entry moved right after the entry `after`, or to the front for null. When `after` was removed, the
 * entry takes the position that it had; when `after` is unknown, the entry goes last.
 */
export const placedAfter = <T extends Removable>(list: readonly T[], entry: T, after: string | null): T[] => {
  if (after === entry.id) return list.map((one) => (one.id === entry.id ? entry : one))
  const others = list.filter(({ id }) => id !== entry.id)
  const before = others.findIndex(({ id }) => id === after)
  const index = after === null ? 0 : before < 0 ? others.length : before + 1
  return others.toSpliced(index, 0, entry)
}

/** Returns the id of the entry before this one in the list, removed entries included; null for the first. */
export const standsAfter = (list: readonly Removable[], id: string): string | null =>
  list[list.findIndex((one) => one.id === id) - 1]?.id ?? null

/** Drops the entries that were removed longest ago, down to the number that a trip keeps. */
export const withoutOldRemovals = <T extends Removable>(list: readonly T[]): T[] => {
  const removals = list.flatMap(({ removal }) => (removal === null ? [] : [removal]))
  if (removals.length <= REMOVED_MAX) return [...list]
  const oldest = removals.toSorted((one, other) => other - one)[REMOVED_MAX - 1] ?? 0
  return list.filter(({ removal }) => removal === null || removal >= oldest)
}
