import { gamificationMessages } from '@andariego/contract/gamification-rules'
import { isUnanswered } from '../../../platform/api/failure-of.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { useOwnStats } from '../stats-query.ts'
import styles from './own-stats.module.css'
import { StatsCard } from './stats-card.tsx'
import { StatsCardSkeleton } from './stats-card-skeleton.tsx'

const problemOf = (error: Error) =>
  isUnanswered(error) ? gamificationMessages.statsUnreachable : gamificationMessages.statsFailed

/** One's own stats card; what this browser knew before stands there until the answer comes, and when none does. */
export const OwnStats = () => {
  const { stats, error, isFetching, refetch } = useOwnStats()
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
          <Button variant="secondary" size="small" busy={isFetching} onClick={retry}>
            Reintentar
          </Button>
        </div>
      )}
      {stats ? <StatsCard stats={stats} /> : <StatsCardSkeleton />}
    </>
  )
}
