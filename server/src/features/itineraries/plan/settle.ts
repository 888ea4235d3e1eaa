import type { SentOperation } from '@andariego/contract/trip-log-rules'
import type { Operation, Refusal } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import type { Plan } from '@andariego/contract/trip-plan-rules'

/** A plan and the number of its last operation. */
export interface Settled {
  plan: Plan
  last: number
}
export interface LogEntry extends SentOperation {
  number: number
  undo: Operation[]
  /** The place that the refusal is about. */
  placeId: string | null
}
/** A sent operation: valid, or why it is not; `id` is then null when it had none. */
export type Submitted = SentOperation | { id: string | null; refusal: Refusal }

interface Rejected extends Refusal {
  id: string | null
  /** The position among the submitted ones, where there is no id. */
  index?: number
}

interface Circumstances {
  /** The numbers of the operations that are already in the log, by id. */
  known: ReadonlyMap<string, number>
  /** Checks what the plan does not know, such as whether a place still exists. */
  obstacle: (operation: Operation, plan: Plan) => Refusal | null
}

const placeOf = (plan: Plan, operation: Operation): string | null => {
  if (operation.kind === 'set-trip') return operation.fields.coverPlaceId ?? null
  if (!('stopId' in operation)) return null
  return plan.stops.find(({ id }) => id === operation.stopId)?.placeId ?? null
}

/** Applies the sent operations in order. A refused one does not block later ones, and a known one is not applied again. */
export const settle = (
  { plan, last }: Settled,
  submitted: readonly Submitted[],
  { known, obstacle }: Circumstances,
) => {
  const numbers = new Map(known)
  const logged: LogEntry[] = []
  const accepted: { id: string; number: number }[] = []
  const rejected: Rejected[] = []
  for (const [index, sent] of submitted.entries()) {
    const number = numbers.get(sent.id ?? '')
    if (sent.id !== null && number !== undefined) {
      accepted.push({ id: sent.id, number })
      continue
    }
    if ('refusal' in sent) {
      rejected.push({ id: sent.id, ...(sent.id === null && { index }), ...sent.refusal })
      continue
    }
    const { id, operation, deed } = sent
    const refusal = obstacle(operation, plan)
    const outcome = refusal ? { refusal } : applied(plan, operation)
    if ('refusal' in outcome) {
      rejected.push({ id, ...outcome.refusal })
      continue
    }
    plan = outcome.plan
    last += 1
    numbers.set(id, last)
    const placeId = placeOf(plan, operation)
    logged.push({ id, number: last, operation, deed, undo: outcome.undo, placeId })
    accepted.push({ id, number: last })
  }
  return { plan, last, logged, accepted, rejected }
}
