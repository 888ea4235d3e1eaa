import { randomUUIDv7 } from 'node:crypto'
import { operationsToReach } from '@andariego/contract/trip-diff-rules'
import { afterOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { datedStops, type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { areSame } from '../items-repository.ts'
import type { Settled } from './settle.ts'
import type { StoredPlan } from './stored-plan.ts'

interface Known extends Settled {
  /** The result of the log alone. */
  logged: Plan
  /** The operations that the log lacks. */
  missing: Operation[]
}

/**
 * Returns the present plan of an itinerary, and the operations that its log lacks: the removal of stops whose place was deleted,
 * and changes by a process of the previous version, which writes no log.
 */
export const planOf = ({ name, items, plan, at, since }: StoredPlan): Known => {
  if (plan === null || at === null) {
    const first = planWith(name, items)
    return { plan: first, last: 0, logged: first, missing: [] }
  }
  const last = at + since.length
  const logged = since.reduce(afterOperation, plan)
  if (logged.name === name && areSame(datedStops(logged), items))
    return { plan: logged, last, logged, missing: [] }
  const { plan: current, operations } = operationsToReach(logged, { name, items }, randomUUIDv7)
  return { plan: current, last, logged, missing: operations }
}
