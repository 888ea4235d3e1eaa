import { estimatedWalk, isWalkable } from '@andariego/contract/walking'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Leg } from '../map-source.ts'
import { useStreetRegions } from '../map-source-query.ts'
import { isAsked, walkQuery } from './walk-query.ts'

export interface WalkedMinutes {
  minutes: number
  /** True when the time follows from the distance, because no streets are known there. */
  estimated: boolean
}

/**
 * The time on foot of each leg, in order; null where it is too far to walk or no way leads. Only legs that the server is asked for
 * are queries: a long trip has hundreds of legs, most of them where no streets were imported.
 */
export const useWalkedMinutes = (legs: readonly Leg[]): (WalkedMinutes | null)[] => {
  const regions = useStreetRegions()
  const answers = useQueries({
    queries: legs.filter((leg) => isAsked(leg, regions)).map(({ from, to }) => walkQuery(from, to, regions)),
    combine: (results) => results.map(({ data }) => data?.data[0]),
  })
  return useMemo(() => {
    const known = new Map(
      legs.filter((leg) => isAsked(leg, regions)).map((leg, index) => [leg, answers[index]]),
    )
    return legs.map((leg) => {
      const walk = known.get(leg)
      if (walk === null || !isWalkable(leg.from, leg.to)) return null
      const { minutes, estimated } = walk ?? { ...estimatedWalk(leg.from, leg.to), estimated: true }
      return { minutes, estimated }
    })
  }, [legs, regions, answers])
}
