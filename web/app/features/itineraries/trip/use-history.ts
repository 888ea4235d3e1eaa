import type { LoggedOperation } from '@andariego/contract/itineraries'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConnection } from '../../../platform/connection.ts'
import { endOfPart, historyParts } from './history-parts.ts'
import { partQuery } from './part-query.ts'

/** The loaded changes of a trip, newest first, and the way to older ones. */
export const useHistory = (id: string, last: number) => {
  const [older, setOlder] = useState(0)
  const { offline } = useConnection()
  // What is kept on this device costs nothing to fetch.
  const parts = historyParts(last, offline ? Number.POSITIVE_INFINITY : older)
  const answers = useQueries({ queries: parts.map((after) => partQuery(id, after)) })
  const fetchMissing = useEffectEvent(() => {
    for (const [index, { data, isFetching, refetch }] of answers.entries())
      if (data && !isFetching && (data.data.at(-1)?.number ?? 0) < endOfPart(parts[index] ?? 0, last))
        void refetch()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the trip, whoever made it, may be missing
  useEffect(() => fetchMissing(), [id, last])
  // Without a part nothing older is shown: a gap would not be seen.
  const end = answers.findIndex(({ data }) => !data)
  const loaded = end < 0 ? answers : answers.slice(0, end)
  const missing = end < 0 ? null : answers[end]
  return {
    steps: loaded.flatMap(({ data }): LoggedOperation[] => data?.data.toReversed() ?? []),
    isPending: missing?.isPending ?? false,
    isError: missing?.isError ?? false,
    isFetching: missing?.isFetching ?? false,
    retry: () => void missing?.refetch(),
    hasOlder: (parts.at(-1) ?? 0) > 0,
    showOlder: () => setOlder(older + 1),
  }
}
