import { estimatedWalk, isWalkable } from '@andariego/contract/walking'
import { useQueries } from '@tanstack/react-query'
import type { Leg } from '../map-source.ts'
import { useStreetRegions } from '../map-source-query.ts'
import { walkQuery } from './walk-query.ts'

export interface WalkedMinutes {
  minutes: number
  /** True when the time follows from the distance, because no streets are known there. */
  estimated: boolean
}

/** The time on foot of each leg, in order; null where it is too far to walk or no way leads. */
export const useWalkedMinutes = (legs: readonly Leg[]): (WalkedMinutes | null)[] => {
  const regions = useStreetRegions()
  return useQueries({
    queries: legs.map(({ from, to }) => walkQuery(from, to, regions)),
    combine: (results) =>
      results.map(({ data }, index) => {
        const leg = legs[index]
        if (!leg || !isWalkable(leg.from, leg.to)) return null
        const known = data?.data[0]
        if (known === null) return null
        const { minutes, estimated } = known ?? { ...estimatedWalk(leg.from, leg.to), estimated: true }
        return { minutes, estimated }
      }),
  })
}
