import { gamificationMessages } from '@andariego/contract/gamification-rules'
import { ApiError } from '../../../platform/api.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useOwnStats } from '../stats-query.ts'
import { StatsCard } from './stats-card.tsx'
import { StatsCardSkeleton } from './stats-card-skeleton.tsx'

const isUnanswered = (error: Error) => error instanceof ApiError && error.status === 0

/** One's own stats card; what this browser knew before stands there until the answer comes. */
export const OwnStats = () => {
  const { data: stats, error, isFetching, refetch } = useOwnStats()
  if (error && (!stats || !isFetching))
    return (
      <ErrorState
        title={isUnanswered(error) ? gamificationMessages.statsUnreachable : gamificationMessages.statsFailed}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {null}
      </ErrorState>
    )
  return stats ? <StatsCard stats={stats} /> : <StatsCardSkeleton />
}
