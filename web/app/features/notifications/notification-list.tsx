import { pages } from '@andariego/contract/pages'
import { formatError } from '../../platform/api/api.ts'
import { LinkButton } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadMore } from '../../ui/layout/load-more.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notification-list.module.css'
import { NotificationListSkeleton } from './notification-list-skeleton.tsx'
import { useNotifications } from './notifications-query.ts'
import { useSeeing } from './use-seeing.ts'

/** The notifications as far back as the server keeps them; showing them marks them as seen. */
export const NotificationList = () => {
  const list = useNotifications()
  const shown = list.data?.pages.flatMap(({ data }) => data) ?? []
  const fresh = useSeeing(shown)
  if (list.isPending) return <NotificationListSkeleton />
  if (!list.data)
    return (
      <ErrorState
        title="No se pudieron cargar tus notificaciones."
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      >
        {formatError(list.error)}
      </ErrorState>
    )
  if (shown.length === 0)
    return (
      <EmptyState
        title="Aún no tienes notificaciones"
        action={
          <LinkButton to={pages.explore()} variant="secondary">
            Explorar lugares
          </LinkButton>
        }
      >
        Cuando a alguien le guste una reseña tuya o comparta un viaje contigo, lo verás aquí.
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list}>
        {shown.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} isFresh={fresh.includes(notification.id)} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          onLoad={() => void list.fetchNextPage()}
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
        />
      )}
    </>
  )
}
