import type { Operation } from './trip-operation-rules.ts'
import { applied } from './trip-operations-rules.ts'
import type { Plan } from './trip-plan-rules.ts'

/** A trip as one device knows it: what the server has said, and what is still on the way there. */

/** An operation with the id that its writer gave it: sent twice, it is done once. */
export interface SentOperation {
  id: string
  operation: Operation
}
export interface NumberedOperation extends SentOperation {
  /** Its place in the trip's one order, from 1. */
  number: number
}
export interface PendingOperation extends SentOperation {
  /** The number that the server gave it, once that is known; it need not be sent any more. */
  number?: number
}
export interface TripLog {
  /** After the operation with the number `last`. */
  plan: Plan
  last: number
  /** In the order they were made. */
  pending: readonly PendingOperation[]
}
export interface OperationsAnswer {
  accepted: readonly { id: string; number: number }[]
  rejected: readonly { id: string; code: string; message: string }[]
}

/** The plan after an operation; what cannot be done changes nothing. */
export const afterOperation = (plan: Plan, operation: Operation): Plan => {
  const outcome = applied(plan, operation)
  return 'plan' in outcome ? outcome.plan : plan
}

/** The plan as its reader sees it: what is on the way to the server counts already. */
export const shownPlan = ({ plan, pending }: TripLog): Plan =>
  pending.reduce((shown, { operation }) => afterOperation(shown, operation), plan)

/** What still has to be sent, first made first. */
export const unsentIn = ({ pending }: TripLog): SentOperation[] =>
  pending.filter(({ number }) => number === undefined).map(({ id, operation }) => ({ id, operation }))

/** After the reader did something. */
export const withOperation = (log: TripLog, sent: SentOperation): TripLog => ({
  ...log,
  pending: [...log.pending, sent],
})

/**
 * After the server told of operations, in any order and as often as it likes. Those behind a gap are left out: whoever has a
 * smaller `last` than the server asks for what is missing.
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

/** After the server answered what was sent. What it refused is gone from here: whoever asks shows the reasons. */
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

/** After the whole plan was read anew. One that is older than what is known changes nothing. */
export const withPlan = (log: TripLog, read: { plan: Plan; last: number }): TripLog => {
  if (read.last < log.last) return log
  const pending = log.pending.filter(({ number }) => number === undefined || number > read.last)
  return { ...read, pending }
}
