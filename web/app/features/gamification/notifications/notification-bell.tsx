import { pages } from '@andariego/contract/pages'
import { IconBell } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidateAfter } from '../../../platform/api/invalidate.ts'
import { useLiveEvent } from '../../../platform/live/live.ts'
import { NavLink } from '../../../platform/rendering/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { RelativeTime } from '../../../ui/content/relative-time.tsx'
import { Menu, menuItem } from '../../../ui/overlay/menu.tsx'
import { BadgeMedal } from '../badges/badge-medal.tsx'
import { useOwnStats } from '../stats-query.ts'
import { type Earned, messageOf } from './earned.ts'
import styles from './notification-bell.module.css'
import { markSeen, usePending } from './pending.ts'
import { useAnnouncement } from './use-announcement.ts'

const LATEST = 3

/** Its dot says that something was earned and not seen yet; opening it shows what, and the badges that came before. */
export const NotificationBell = () => {
  const userId = useSession()?.user.id
  const pending = usePending()
  const { stats } = useOwnStats()
  const [shown, setShown] = useState<Earned | null>(null)
  useAnnouncement()
  const client = useQueryClient()
  // The server tells what was earned with the stats, to one of the pages that ask.
  useLiveEvent('notification', () => void invalidateAfter(client, 'notification'))

  const open = () => {
    setShown(pending)
    if (userId !== undefined) markSeen(userId)
  }
  const latest = [...(stats?.badges ?? [])].reverse().slice(0, LATEST)
  return (
    <Menu
      label={pending ? 'Notificaciones: hay una nueva' : 'Notificaciones'}
      icon={<IconBell aria-hidden="true" />}
      dot={pending !== null}
      wide
      onOpen={open}
    >
      <div className={styles.panel}>
        {shown ? (
          <p className={styles.news}>{messageOf(shown)}</p>
        ) : (
          <p className={styles.quiet}>No tienes notificaciones nuevas.</p>
        )}
        {latest.length > 0 && (
          <>
            <p className={styles.title}>Tus últimas insignias</p>
            <ul className={styles.badges}>
              {latest.map(({ name, earned_at }) => (
                <li key={name} className={styles.badge}>
                  <BadgeMedal name={name} size="small" />
                  <span className={styles.name}>{name}</span>
                  <span className={styles.when}>
                    <RelativeTime value={earned_at} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <NavLink to={pages.profile()} className={menuItem}>
        Ver mi perfil
      </NavLink>
    </Menu>
  )
}
