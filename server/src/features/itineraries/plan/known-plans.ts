import type { Plan } from '@andariego/contract/trip-plan-rules'

/** A plan after the operation with a number. */
export interface KnownPlan {
  plan: Plan
  number: number
  /** Of the itinerary: one that was made again under the same id has another log. */
  createdAt: string
}

const PLANS_MAX = 50

/**
 * The plans that this process read last. What a log leads to up to a number never changes, so that nothing here gets old: whoever
 * uses one reads what was done since. Only what is committed may be kept.
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
