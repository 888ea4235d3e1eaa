import { daysOf } from './itineraries-rules.ts'
import { type LegKind, REMOVED_MAX, type StopStatus } from './trips-rules.ts'

/** The plan of a trip as its log of operations leaves it: plain values, the same on the server and in the browser. */

export interface Cost {
  amount: number
  /** ISO 4217, as 'EUR'. */
  currency: string
}
export interface Booking {
  reference: string | null
  /** https */
  link: string | null
}
export interface Leg {
  kind: LegKind
  minutes: number | null
}

export interface StopDetails {
  /** HH:mm, in the time of the place. */
  startTime: string | null
  durationMinutes: number | null
  note: string | null
  /** What others wrote as the note at the same time, where it could not be merged. */
  otherNotes: string[]
  cost: Cost | null
  booking: Booking | null
  status: StopStatus | null
  legToNext: Leg | null
}

/** What stays in its list after it was removed, so that others find their place beside it and it can come back. */
interface Removable {
  id: string
  /** Counts the removals of the trip: which of them took this out. Null while it is in. */
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
  /** In the order of the trip, ideas and what was removed among the rest. */
  stops: PlannedStop[]
  /** Only those with a title or a note, earliest first. */
  days: PlannedDay[]
  checklist: ChecklistItem[]
  /** How many removals there were. */
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

/** The plan of a trip that has its name, its places and their dates, and nothing else yet. */
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

/** The stops that have a date, in the order of the trip. */
export const datedStops = ({ stops }: Plan): DatedStop[] =>
  stops.filter((stop): stop is DatedStop => isIn(stop) && stop.date !== null)

/** The stops without a date. */
export const ideasIn = ({ stops }: Plan): PlannedStop[] =>
  stops.filter((stop) => isIn(stop) && stop.date === null)

/** The days of a trip that have stops, earliest first. */
export const daysIn = (plan: Plan): string[] => daysOf(datedStops(plan))

/**
 * A list with an entry right behind another one, or first with null. Behind one that was removed it comes to stand where that
 * one stood; behind one that is not known, last.
 */
export const placedAfter = <T extends Removable>(list: readonly T[], entry: T, after: string | null): T[] => {
  if (after === entry.id) return list.map((one) => (one.id === entry.id ? entry : one))
  const others = list.filter(({ id }) => id !== entry.id)
  const before = others.findIndex(({ id }) => id === after)
  const index = after === null ? 0 : before < 0 ? others.length : before + 1
  return others.toSpliced(index, 0, entry)
}

/** Behind which entry of its list one stands, removed ones included; null for the first. */
export const standsAfter = (list: readonly Removable[], id: string): string | null =>
  list[list.findIndex((one) => one.id === id) - 1]?.id ?? null

/** A list without what was removed longest ago, as far as that is too much to keep. */
export const withoutOldRemovals = <T extends Removable>(list: readonly T[]): T[] => {
  const removals = list.flatMap(({ removal }) => (removal === null ? [] : [removal]))
  if (removals.length <= REMOVED_MAX) return [...list]
  const oldest = removals.toSorted((one, other) => other - one)[REMOVED_MAX - 1] ?? 0
  return list.filter(({ removal }) => removal === null || removal >= oldest)
}
