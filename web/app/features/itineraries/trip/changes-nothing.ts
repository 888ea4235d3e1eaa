import type { Operation } from '@andariego/contract/trip-operation-rules'
import { applied } from '@andariego/contract/trip-operations-rules'
import type { Plan } from '@andariego/contract/trip-plan-rules'
import { replaceEqualDeep } from '@tanstack/react-query'

/** Whether a plan is the same after these operations. One that is refused counts as a change: the server tells why it cannot be. */
export const changesNothing = (plan: Plan, operations: readonly Operation[]): boolean => {
  let after = plan
  for (const operation of operations) {
    const outcome = applied(after, operation)
    if ('refusal' in outcome) return false
    after = outcome.plan
  }
  return replaceEqualDeep(plan, after) === plan
}
