import type { Plan } from '@andariego/contract/trip-plan-rules'

/** A plan after the operation with this number. */
export interface KnownPlan {
  plan: Plan
  number: number
  /** When the itinerary was created: one that was recreated with the same id has another log. */
  createdAt: string
}

const PLANS_MAX = 50

/**
 * Caches the plans that this process read last. A log up to a number never changes, so an entry cannot become outdated: its user
 * reads the later operations. Only committed plans may be cached.
 */
export const createKnownPlans = () => {
  const plans = new Map<string, KnownPlan>()
  return {
    of: (itineraryId: string): KnownPlan | undefined => plans.get(itineraryId),
    keep: (itineraryId: string, known: KnownPlan) => {
      plans.delete(itineraryId)
      plans.set(itineraryId, known)
      const [oldest] = plans.keys()
      if (plans.size > PLANS_MAX && oldest !== undefined) plans.delete(oldest)
    },
  }
}
