import { useQueries } from '@tanstack/react-query'
import type { AnswerOf } from '../../../platform/api/queries.ts'
import type { Coordinates, Leg } from '../map-source.ts'
import { useStreetRegions } from '../map-source-query.ts'
import { walkQuery } from './walk-query.ts'

const pathIn = (answer: AnswerOf<'GET /maps/walks'> | undefined): Coordinates[] | null => {
  const walk = answer?.data[0]
  if (!walk?.path || walk.estimated) return null
  return walk.path.map(([longitude, latitude]) => ({ latitude, longitude }))
}

/** The ways on foot along streets, in the order of the legs; null for a leg whose streets nobody knows. */
export const useWalkedPaths = (legs: readonly Leg[]): (Coordinates[] | null)[] => {
  const regions = useStreetRegions()
  return useQueries({
    queries: legs.map(({ from, to }) => walkQuery(from, to, regions)),
    combine: (results) => results.map(({ data }) => pathIn(data)),
  })
}
