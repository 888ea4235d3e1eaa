import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { BadgeMedal } from '../badges/badge-medal.tsx'
import { messageOf } from './earned.ts'
import styles from './notification-area.module.css'
import { markSeen, usePending } from './pending.ts'
import { NOTIFICATION_MS, whileVisible } from './while-visible.ts'

/** On the profile: what the user just earned, above everything else. It hides after 10 s, while the bell keeps its dot. */
export const NotificationArea = () => {
  const userId = useSession()?.user.id
  const pending = usePending()
  const message = pending && messageOf(pending)
  const [hidden, setHidden] = useState<string | null>(null)
  useEffect(() => {
    if (message === null) return
    return whileVisible(() => {
      const timer = setTimeout(() => setHidden(message), NOTIFICATION_MS)
      return () => clearTimeout(timer)
    })
  }, [message])
  return (
    <section aria-label="Notificaciones" className={styles.area}>
      {pending && message !== hidden && userId !== undefined && (
        <div className={styles.news}>
          {pending.badges.map(({ slug }) => (
            <BadgeMedal key={slug} slug={slug} size="small" />
          ))}
          <p className={styles.message}>{message}</p>
          <IconButton
            label="Cerrar notificación"
            icon={<IconX aria-hidden="true" />}
            onClick={() => markSeen(userId)}
          />
        </div>
      )}
    </section>
  )
}
