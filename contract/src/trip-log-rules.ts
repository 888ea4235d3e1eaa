import type { Operation } from './trip-operation-rules.ts'
import { applied } from './trip-operations-rules.ts'
import type { Plan } from './trip-plan-rules.ts'

/** A trip as one device knows it: the last state from the server, and the operations that the device has not confirmed yet. */

/** An operation with the id that its author's device gave it. The server applies each id once, however often it is sent. */
export interface SentOperation {
  id: string
  operation: Operation
  /** The id shared by all operations that were done together; a UUID made by the device. */
  deed?: string | null | undefined
}
export interface NumberedOperation extends SentOperation {
  /** Its position in the trip's log, from 1. */
  number: number
}
export interface PendingOperation extends SentOperation {
  /** The number that the server gave it, once known; the operation then need not be sent again. */
  number?: number
}
export interface TripLog {
  /** The plan after the operation with the number `last`. */
  plan: Plan
  last: number
  /** In the order in which they were made. */
  pending: readonly PendingOperation[]
}
export interface OperationsAnswer {
  accepted: readonly { id: string; number: number }[]
  /** `id` is null for what was sent without a usable one. */
  rejected: readonly { id: string | null; code: string; message: string }[]
}

/** Returns the plan after an operation; an operation that cannot be applied changes nothing. */
export const afterOperation = (plan: Plan, operation: Operation): Plan => {
  const outcome = applied(plan, operation)
  return 'plan' in outcome ? outcome.plan : plan
}

/** Returns the plan as its reader sees it: with the operations that still wait for the server. */
export const shownPlan = ({ plan, pending }: TripLog): Plan =>
  pending.reduce((shown, { operation }) => afterOperation(shown, operation), plan)

/** Returns the operations that still have to be sent, oldest first. */
export const unsentIn = ({ pending }: TripLog): SentOperation[] =>
  pending.filter(({ number }) => number === undefined).map(({ number: _, ...sent }) => sent)

/** Returns the log after the reader made a change. */
export const withOperation = (log: TripLog, sent: SentOperation): TripLog => ({
  ...log,
  pending: [...log.pending, sent],
})

/**
 * Returns the log after the server sent operations, in any order and possibly repeated. Ignores those after a gap; a device whose
 * `last` is behind the server's must request the missing ones.
 */
export const withNews = (log: TripLog, news: readonly NumberedOperation[]): TripLog => {
  let { plan, last, pending } = log
  for (const { id, number, operation } of news.toSorted((one, other) => one.number - other.number)) {
    if (number !== last + 1) continue
    plan = afterOperation(plan, operation)
    last = number
    pending = pending.filter((one) => one.id !== id)
  }
  return { plan, last, pending }
}

/** Returns the log after the server answered the sent operations. Drops the rejected ones; the caller shows the reasons. */
export const withAnswer = (log: TripLog, { accepted, rejected }: OperationsAnswer): TripLog => {
  const numbers = new Map(accepted.map(({ id, number }) => [id, number]))
  const refused = new Set(rejected.map(({ id }) => id))
  const pending = log.pending.flatMap((one) => {
    const number = numbers.get(one.id) ?? one.number
    if (refused.has(one.id) || (number !== undefined && number <= log.last)) return []
    return [number === undefined ? one : { ...one, number }]
  })
  return { ...log, pending }
}

/** Returns the log after the whole plan was refetched. Ignores a plan that is older than the known one. */
export const withPlan = (log: TripLog, read: { plan: Plan; last: number }): TripLog => {
  if (read.last < log.last) return log
  const pending = log.pending.filter(({ number }) => number === undefined || number > read.last)
  return { ...read, pending }
}
