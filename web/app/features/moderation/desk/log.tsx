import { useInfiniteQuery } from '@tanstack/react-query'
import { formatError } from '../../../platform/api/api.ts'
import { pagedQuery } from '../../../platform/api/queries.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadMore } from '../../../ui/layout/load-more.tsx'
import { DecisionList } from './decision-list.tsx'
import { DeskSkeleton } from './desk-skeleton.tsx'

/** The log of all decisions; nobody can change it. */
export const DecisionLog = () => {
  const log = useInfiniteQuery(pagedQuery('GET /moderation/decisions'))
  if (log.isPending) return <DeskSkeleton />
  if (!log.data)
    return (
      <ErrorState onRetry={() => void log.refetch()} busy={log.isFetching}>
        {formatError(log.error)}
      </ErrorState>
    )
  return (
    <>
      <DecisionList
        decisions={log.data.pages.flatMap(({ data }) => data)}
        empty="Todavía no hay decisiones."
      />
      {log.hasNextPage && (
        <LoadMore
          onLoad={() => void log.fetchNextPage()}
          busy={log.isFetchingNextPage}
          failed={log.isFetchNextPageError}
        />
      )}
    </>
  )
}
