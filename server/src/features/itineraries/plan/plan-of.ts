import { randomUUIDv7 } from 'node:crypto'
import { afterOperation } from '@andariego/contract/trip-log-rules'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { datedStops, type Plan, planWith } from '@andariego/contract/trip-plan-rules'
import { operationsTowards } from '@andariego/contract/trip-towards-rules'
import { areSame } from '../items-repository.ts'
import type { Settled } from './settle.ts'
import type { StoredPlan } from './stored-plan.ts'

interface Known extends Settled {
  /** As its log alone leaves it. */
  logged: Plan
  /** The operations that the log lacks. */
  missing: Operation[]
}

/**
 * The plan of an itinerary as it stands now, and the operations that its log lacks: those of a place that was removed with all
 * that belonged to it, or of a process of the version before, which writes no log.
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
  const { plan: current, operations } = operationsTowards(logged, { name, items }, randomUUIDv7)
  return { plan: current, last, logged, missing: operations }
}
