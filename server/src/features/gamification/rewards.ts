import { earning } from './earning.ts'
import { type FactsPart, factsRepository } from './facts-repository.ts'
import { takingBack } from './taking-back.ts'

/** Pays points and badges for what users do, by gamification's rules and the domains' facts. */
export const rewardsFrom = (parts: readonly FactsPart[]) => {
  const facts = factsRepository(parts)
  const earned = earning(facts)
  return { facts, ...earned, ...takingBack(facts, earned) }
}
export type Rewards = ReturnType<typeof rewardsFrom>
