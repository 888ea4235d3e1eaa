import { pages } from '@andariego/contract/pages'
import { Link } from '../../platform/rendering/link.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx'
import { menuItem } from '../../ui/overlay/menu.tsx'
import styles from './latest-notifications.module.css'
import { NotificationItem } from './notification-item.tsx'
import { useNotifications } from './notifications-query.ts'
import { useSeeing } from './use-seeing.ts'

const SHOWN = 6

/** The newest notifications in the bell's menu; showing them marks them as seen. */
export const LatestNotifications = () => {
  const { data, isError } = useNotifications()
  const shown = data?.pages[0]?.data.slice(0, SHOWN) ?? []
  const fresh = useSeeing(shown)
  return (
    <div className={styles.panel}>
      {data === undefined && !isError && (
        <SkeletonGroup label="Cargando notificaciones…">
          <Skeleton shape="block" height="4rem" />
          <Skeleton shape="block" height="4rem" />
        </SkeletonGroup>
      )}
      {isError && data === undefined && (
        <p className={styles.quiet} role="alert">
          No se pudieron cargar. Revisa tu conexión.
        </p>
      )}
      {data && shown.length === 0 && <p className={styles.quiet}>Aún no tienes notificaciones.</p>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((notification) => (
            <li key={notification.id}>
              <NotificationItem notification={notification} isFresh={fresh.includes(notification.id)} />
            </li>
          ))}
        </ul>
      )}
      <Link to={pages.notifications()} className={menuItem}>
        Ver todas
      </Link>
    </div>
  )
}
