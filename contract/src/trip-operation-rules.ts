import type { Plan, StopDetails } from './trip-plan-rules.ts'
import type { RefusalCode } from './trips-rules.ts'

/** The operations on a trip, and what applying one results in. */

/** Null clears a field; an absent field keeps its value. */
export interface StopFields extends Partial<Omit<StopDetails, 'otherNotes'>> {
  otherNotes?: string[]
}
/** What the server may set besides: a stop's place becomes the one that moderators merged it into. */
export type SettledFields = StopFields & { placeId?: string }
export interface DayFields {
  title?: string | null
  note?: string | null
  otherNotes?: string[]
}
/** The texts that an author saw when they began. With them, simultaneous edits are merged; without them, the last one wins. */
export interface From {
  note?: string | null
  otherNotes?: string[]
}
/** A stop as it was when it was removed, for when the plan no longer has it. */
export interface RemovedStop {
  placeId: string
  date: string | null
  after: string | null
  fields: StopFields
}

export type Operation =
  | { kind: 'add-stop'; stopId: string; placeId: string; date: string | null; after: string | null }
  | { kind: 'move-stop'; stopId: string; date: string | null; after: string | null }
  | { kind: 'set-stop'; stopId: string; fields: SettledFields; from?: From }
  | { kind: 'remove-stop'; stopId: string }
  | { kind: 'restore-stop'; stopId: string; stop?: RemovedStop }
  | { kind: 'set-day'; date: string; fields: DayFields; from?: From & { title?: string | null } }
  | { kind: 'set-trip'; fields: { name?: string; coverPlaceId?: string | null } }
  | { kind: 'add-item'; itemId: string; text: string; isDone?: boolean; after?: string | null }
  | {
      kind: 'set-item'
      itemId: string
      text?: string
      isDone?: boolean
      after?: string | null
      from?: { text: string }
    }
  | { kind: 'remove-item'; itemId: string }

export interface Refusal {
  code: RefusalCode
  /** In Spanish, for people. */
  message: string
}
/** Either the plan after an operation with the operations that would undo it, or why the operation is refused. */
export type Outcome = { plan: Plan; undo: Operation[] } | { refusal: Refusal }

export const refused = (code: RefusalCode, message: string): Outcome => ({ refusal: { code, message } })

export const replaced = <T extends { id: string }>(list: readonly T[], entry: T): T[] =>
  list.map((one) => (one.id === entry.id ? entry : one))

/** Returns the values that `entry` has in the fields that `fields` names. */
export const valuesOf = <T extends object>(entry: T, fields: object): Partial<T> =>
  Object.fromEntries(
    Object.keys(fields).map((field) => [field, entry[field as keyof T]]),
  ) as unknown as Partial<T>
