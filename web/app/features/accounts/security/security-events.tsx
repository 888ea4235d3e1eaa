import { deviceName } from '@andariego/contract/device-name-rules'
import { isByOperator, securityEvents } from '@andariego/contract/security-rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatError } from '../../../platform/api/api.ts'
import { pagedQuery } from '../../../platform/api/queries.ts'
import { formatDateTime } from '../../../platform/format/format.ts'
import { useTimeZone } from '../../../platform/format/time-zone.ts'
import { getSession } from '../../../platform/session/session.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { LoadMore } from '../../../ui/layout/load-more.tsx'
import styles from './security-events.module.css'

/** Logins and other security events of the user's account, newest first. */
export const SecurityEvents = () => {
  const timeZone = useTimeZone()
  const events = useInfiniteQuery({
    ...pagedQuery('GET /auth/security-events'),
    // A function, so that it is evaluated at the time of the request: after signing out, the page stays for a moment without a
    // session.
    enabled: () => getSession() !== null,
  })
  if (!events.data) {
    return events.isError ? (
      <ErrorState onRetry={() => void events.refetch()} busy={events.isFetching}>
        {formatError(events.error)}
      </ErrorState>
    ) : (
      <SkeletonGroup>
        <Skeleton width="16rem" />
        <Skeleton width="10rem" />
      </SkeletonGroup>
    )
  }
  const all = events.data.pages.flatMap(({ data }) => data)
  if (all.length === 0) return <p>Nada nuevo desde que abriste la cuenta.</p>
  return (
    <>
      <ul className={styles.events}>
        {all.map(({ id, kind, at, userAgent }) => (
          <li key={id} className={styles.event}>
            <span className={styles.what}>{securityEvents[kind]}</span>
            <span className={styles.where}>
              {!isByOperator(kind) && `${deviceName(userAgent).name} · `}
              <time dateTime={at}>{formatDateTime(at, timeZone)}</time>
            </span>
          </li>
        ))}
      </ul>
      {events.hasNextPage && (
        <LoadMore
          onLoad={() => void events.fetchNextPage()}
          busy={events.isFetchingNextPage}
          failed={events.isFetchNextPageError}
        />
      )}
    </>
  )
}
