import { gamificationMessages } from '@andariego/contract/gamification-rules'
import { isUnanswered } from '../../../platform/api/failure-of.ts'
import { Retry } from '../../../ui/actions/retry.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useMissedPoints } from '../settle-points.ts'
import { useOwnStats } from '../stats-query.ts'
import styles from './own-stats.module.css'
import { StatsCard } from './stats-card.tsx'
import { StatsCardSkeleton } from './stats-card-skeleton.tsx'

const problemOf = (error: Error) =>
  isUnanswered(error) ? gamificationMessages.statsUnreachable : gamificationMessages.statsFailed

/**
 * The user's own stats card. It shows what this browser stored last until the answer comes, and also when the request fails.
 */
export const OwnStats = ({ userId }: { userId: string }) => {
  const { stats, error, isFetching, refetch } = useOwnStats()
  const missedPoints = useMissedPoints(userId)
  const retry = () => void refetch()
  if (!stats && error)
    return (
      <ErrorState title={problemOf(error)} busy={isFetching} onRetry={retry}>
        {null}
      </ErrorState>
    )
  return (
    <>
      {error && (
        <div role="alert" className={styles.failed}>
          <p>{problemOf(error)}</p>
          <Retry size="small" busy={isFetching} onRetry={retry} />
        </div>
      )}
      {missedPoints && (
        <p role="status" className={styles.missed}>
          {missedPoints}
        </p>
      )}
      {stats ? <StatsCard stats={stats} /> : <StatsCardSkeleton />}
    </>
  )
}
