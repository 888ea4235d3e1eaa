import { randomUUIDv7 } from 'node:crypto'
import type { Operation } from '@andariego/contract/trip-operation-rules'
import { planWith } from '@andariego/contract/trip-plan-rules'
import type { Stored } from '../itineraries-repository.ts'
import { operationsTowards } from './operations-towards.ts'
import type { Settled } from './settle.ts'

/**
 * The plan of an itinerary as it stands now, and the operations that its log lacks: those of a place that was removed with all
 * that belonged to it, or of a process of the version before, which writes no log.
 */
export const planOf = ({
  name,
  items,
  plan,
  last,
}: Pick<Stored, 'name' | 'items' | 'plan' | 'last'>): Settled & { missing: Operation[] } => {
  if (plan === null || last === null) return { plan: planWith(name, items), last: 0, missing: [] }
  const { plan: current, operations } = operationsTowards(plan, { name, items }, randomUUIDv7)
  return { plan: current, last, missing: operations }
}
