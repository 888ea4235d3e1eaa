import type { Plan, StopDetails } from './trip-plan-rules.ts'
import type { RefusalCode } from './trips-rules.ts'

/** What can be done to a trip, and what comes of it. */

/** Null clears a field, and leaving it out keeps it. */
export type StopFields = {
  [Field in keyof StopDetails]?: Field extends 'otherNotes' ? string[] : StopDetails[Field]
}
export interface DayFields {
  title?: string | null
  note?: string | null
  otherNotes?: string[]
}
/** What a note said when its writer began: with it two who wrote at once are merged, without it the last one counts. */
export interface From {
  note: string | null
}

export type Operation =
  | { kind: 'add-stop'; stopId: string; placeId: string; date: string | null; after: string | null }
  | { kind: 'move-stop'; stopId: string; date: string | null; after: string | null }
  | { kind: 'set-stop'; stopId: string; fields: StopFields; from?: From }
  | { kind: 'remove-stop'; stopId: string }
  | { kind: 'restore-stop'; stopId: string }
  | { kind: 'set-day'; date: string; fields: DayFields; from?: From }
  | { kind: 'set-trip'; fields: { name?: string; coverPlaceId?: string | null } }
  | { kind: 'add-item'; itemId: string; text: string; isDone?: boolean; after?: string | null }
  | { kind: 'set-item'; itemId: string; text?: string; isDone?: boolean; after?: string | null }
  | { kind: 'remove-item'; itemId: string }

export interface Refusal {
  code: RefusalCode
  /** Spanish, for people. */
  message: string
}
/** The plan after an operation and the operations that would take it back, or why it cannot be done. */
export type Outcome = { plan: Plan; undo: Operation[] } | { refusal: Refusal }

export const refused = (code: RefusalCode, message: string): Outcome => ({ refusal: { code, message } })

export const replaced = <T extends { id: string }>(list: readonly T[], entry: T): T[] =>
  list.map((one) => (one.id === entry.id ? entry : one))

/** The values that `entry` has of the fields in `fields`. */
export const valuesOf = <T extends object>(entry: T, fields: object): Partial<T> =>
  Object.fromEntries(
    Object.keys(fields).map((field) => [field, entry[field as keyof T]]),
  ) as unknown as Partial<T>
